import { useEffect, useRef, useState } from 'react';
import type { FieldProblem } from '#engine';
import type { SiteExtensions } from '../base/extensions.ts';
import type { Work } from '../changes/work.ts';
import type { Look } from './look.ts';
import type { FromPreview, PagePart, Place, PreviewVisitor, TextMessage, ToPreview } from './protocol.ts';

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
  /** Takes the document in the frame, whose keys are those of the workspace. */
  readonly onFrame: (frame: Document | undefined) => void;
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
  readonly onShown: (page: ShownPage) => void;
  readonly onChosen: (place: Place) => void;
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
  onShown,
  onChosen,
  parts,
  canEdit,
  toEdit,
  onText,
  onAdd,
  onFrame,
}: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(path);
  const acts = useRef({ onText, onAdd });
  acts.current = { onText, onAdd };
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const send = (message: ToPreview) =>
      frame.current?.contentWindow?.postMessage(message, window.location.origin);
    const hear = ({ source, origin, data }: MessageEvent<FromPreview>) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (data.type === 'ready') {
        send({ type: 'open', documents: work.documents(), extensions, path: shown.current });
        setReady(true);
        onFrame(frame.current?.contentDocument ?? undefined);
      } else if (data.type === 'shown') {
        shown.current = data.path;
        onShown(data);
      } else if (data.type === 'chosen') onChosen(data.place);
      else if (data.type === 'add') acts.current.onAdd(data.part, data.side);
      else {
        acts.current.onText(data);
        // The panel takes focus for what is chosen: it goes back to what is edited.
        if (data.type === 'editing')
          setTimeout(() => {
            frame.current?.contentWindow?.focus();
            send({ type: 'focus' });
          });
      }
    };
    window.addEventListener('message', hear);
    const stop = work.subscribe((documents) => {
      if (documents.length > 0) send({ type: 'change', documents });
    });
    return () => {
      stop();
      window.removeEventListener('message', hear);
    };
  }, [work, extensions, onShown, onChosen, onFrame]);

  useEffect(() => {
    if (!isReady || shown.current === path) return;
    shown.current = path;
    const message: ToPreview = { type: 'go', path };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [path, isReady]);

  useEffect(() => {
    const message: ToPreview = { type: 'select', place: selected };
    if (isReady) frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [selected, isReady]);

  useEffect(() => {
    const message: ToPreview = { type: 'look', look };
    if (isReady) frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [look, isReady]);

  useEffect(() => {
    const message: ToPreview = { type: 'visitor', visitor };
    if (isReady) frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [visitor, isReady]);

  useEffect(() => {
    const message: ToPreview = { type: 'complain', problem: complaint };
    if (!isReady) return;
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
    return complaint && keepFocus();
  }, [complaint, isReady]);

  const partsKey = JSON.stringify(parts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are equal whenever their text is.
  useEffect(() => {
    const message: ToPreview = { type: 'parts', parts, canEdit };
    if (isReady) frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [partsKey, canEdit, isReady]);

  useEffect(() => {
    if (!isReady || toEdit === undefined) return;
    const message: ToPreview = { type: 'edit', place: toEdit };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [toEdit, isReady]);

  return (
    <iframe
      ref={frame}
      title="Preview of the page"
      src="/studio/preview"
      // A step takes the focus of those who come from another page of the site, so it is not said that they do.
      referrerPolicy="no-referrer"
    />
  );
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
