import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from '#engine';
import type { SiteExtensions } from '../base/extensions.ts';
import type { Work } from '../changes/work.ts';
import { putFrame } from './begun-frame.ts';
import { connectFrame } from './frame-connection.ts';
import type { Look } from './look.ts';
import type {
  Faults,
  FromPreview,
  KeysMessage,
  PagePart,
  Place,
  PreviewVisitor,
  TextMessage,
  ToPreview,
  TypedAnswers,
} from './protocol.ts';
import { useAnswering } from './use-answering.ts';

/** The page that shows, as the frame says it. */
export type ShownPage = Omit<FromPreview & { readonly type: 'shown' }, 'type'>;

/** Acts on the page that shows. */
export interface PageActs {
  /** The parts beside which others can be added. */
  readonly parts: readonly PagePart[];
  readonly canEdit: boolean;
  /** The part whose first text is to be edited, as an object of its own for each time. */
  readonly toEdit: Place | undefined;
  readonly onText: (message: TextMessage) => void;
  readonly onAdd: (part: Place, side: 'before' | 'after') => void;
  /** Acts on keys of the studio that were pressed on the page. */
  readonly onKeys: (message: KeysMessage) => void;
}

interface PreviewProps extends PageActs {
  readonly work: Work;
  readonly extensions: SiteExtensions;
  readonly path: string;
  readonly look: Look;
  /** As whom the steps of a journey show; as somebody new without. */
  readonly visitor: PreviewVisitor | undefined;
  /** An error that shows at its field. */
  readonly complaint: FieldProblem | undefined;
  readonly selected: Place | undefined;
  /** How services fail. */
  readonly faults: Faults;
  readonly onShown: (page: ShownPage) => void;
  /** Called with what somebody answers on the page. */
  readonly onTyped: (typed: TypedAnswers) => void;
  /** @param keepsFocus whether the page takes what is typed next */
  readonly onChosen: (place: Place, keepsFocus: boolean) => void;
}

/** The page as visitors will see it, in a frame of its own. */
export function Preview({
  work,
  extensions,
  path,
  look,
  visitor,
  complaint,
  selected,
  faults,
  onShown,
  onTyped,
  onChosen,
  parts,
  canEdit,
  toEdit,
  onText,
  onAdd,
  onKeys,
}: PreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(path);
  /** Counts where the studio has sent the frame. */
  const turn = useRef(0);
  const acts = useRef({ onText, onAdd, onKeys, onTyped });
  acts.current = { onText, onAdd, onKeys, onTyped };
  const [isReady, setReady] = useState(false);
  const [load, setLoad] = useState({ count: 0, runsOwnCode: true });
  const send = useCallback(
    // Only the preview can be in the frame, which is of no origin.
    (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, '*'),
    [],
  );
  const answering = useAnswering(send, isReady);

  // Before the frame is opened: it begins with the page that the author has chosen while it loaded.
  const wanted = useRef(path);
  useEffect(() => {
    wanted.current = path;
  }, [path]);

  useEffect(() => {
    const textOf = (id: string) => work.textOf(id);
    const open = () => {
      shown.current = wanted.current;
      const own = load.runsOwnCode ? extensions : { ...extensions, inPreview: {} };
      const live = new Map(work.liveTexts(work.changed()).map(({ id, body }) => [id, body]));
      send({
        type: 'open',
        documents: work.documents().map((text) => ({ ...text, isChecked: work.isLive(text.id, text.body) })),
        live: work.changed().map((id) => ({ id, body: live.get(id) ?? null })),
        extensions: own,
        path: shown.current,
      });
      turn.current = 0;
      setReady(true);
    };
    const connection = connectFrame(
      () => frame.current,
      textOf,
      (data) => {
        if (data.type === 'ready') open();
        else if (data.type === 'pong') answering.hear();
        else if (data.type === 'shown') {
          // The frame has not yet heard where the author went meanwhile.
          if (data.turn < turn.current) return;
          shown.current = data.path;
          onShown(data);
        } else if (data.type === 'chosen') onChosen(data.place, data.keepsFocus);
        else if (data.type === 'typed') acts.current.onTyped(data.typed);
        else if (data.type === 'add') acts.current.onAdd(data.part, data.side);
        else if (isOfKeys(data)) acts.current.onKeys(data);
        else {
          // The panel takes focus for what was chosen by the first click of two: it has done so then.
          flushSync(() => acts.current.onText(data));
          if (data.type === 'editing') {
            frame.current?.contentWindow?.focus();
            send({ type: 'focus' });
          }
        }
      },
    );
    if (place.current && frame.current?.parentNode !== place.current) {
      const put = putFrame(place.current);
      frame.current = put.frame;
      if (put.isReady) open();
      else send({ type: 'ping' });
    }
    const stop = work.subscribe((documents) => {
      if (documents.length > 0) send({ type: 'change', documents });
    });
    return () => {
      stop();
      connection.close();
    };
  }, [work, extensions, load, answering.hear, send, onShown, onChosen]);

  useEffect(() => {
    if (!isReady || shown.current === path) return;
    shown.current = path;
    turn.current += 1;
    const message: ToPreview = { type: 'go', path, turn: turn.current };
    send(message);
  }, [path, isReady, send]);

  useEffect(() => {
    const message: ToPreview = { type: 'select', place: selected };
    if (isReady) send(message);
  }, [selected, isReady, send]);

  useEffect(() => {
    const message: ToPreview = { type: 'look', look };
    if (isReady) send(message);
  }, [look, isReady, send]);

  useEffect(() => {
    const message: ToPreview = { type: 'visitor', visitor };
    if (isReady) send(message);
  }, [visitor, isReady, send]);

  useEffect(() => {
    const message: ToPreview = { type: 'complain', problem: complaint };
    if (!isReady) return;
    send(message);
    return complaint && keepFocus();
  }, [complaint, isReady, send]);

  useEffect(() => {
    if (isReady) send({ type: 'faults', faults });
  }, [faults, isReady, send]);

  const again = (runsOwnCode: boolean) => {
    setReady(false);
    answering.hear();
    setLoad(({ count }) => ({ count: count + 1, runsOwnCode }));
  };

  const partsKey = JSON.stringify(parts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are equal whenever their text is.
  useEffect(() => {
    const message: ToPreview = { type: 'parts', parts, canEdit };
    if (isReady) send(message);
  }, [partsKey, canEdit, isReady, send]);

  useEffect(() => {
    if (!isReady || toEdit === undefined) return;
    const message: ToPreview = { type: 'edit', place: toEdit };
    send(message);
  }, [toEdit, isReady, send]);

  return (
    <>
      {answering.isSilent && (
        <div role="alert" className="alert">
          <p>
            The page has not answered for a while. It may be working without end, such as a module of this
            site’s own. Nothing that you wrote is lost.
          </p>
          <div className="row">
            <button type="button" onClick={() => again(true)}>
              Load the page again
            </button>
            <button type="button" onClick={() => again(false)}>
              Load it without this site’s own modules
            </button>
          </div>
        </div>
      )}
      <div key={load.count} ref={place} className="frame-place" />
    </>
  );
}

const keys: ReadonlySet<string> = new Set([
  'find',
  'next',
  'previous',
  'undo',
  'redo',
  'copy',
  'cut',
  'paste',
]);

function isOfKeys(message: FromPreview): message is KeysMessage {
  return keys.has(message.type);
}

const errorShowsMs = 500;

/** Errors on a page take the focus, which the list that they were chosen from keeps. */
function keepFocus(): () => void {
  const focused = document.activeElement;
  const back = () => {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  window.addEventListener('blur', back, { once: true });
  const leave = () => window.removeEventListener('blur', back);
  const timer = setTimeout(leave, errorShowsMs);
  return () => {
    clearTimeout(timer);
    leave();
  };
}
