import { useEffect, useRef, useState } from 'react';
import type { FieldProblem } from '#engine';
import type { SiteExtensions } from '../base/extensions.ts';
import type { Work } from '../changes/work.ts';
import type { Look } from './look.ts';
import type { FromPreview, Place, PreviewVisitor, ToPreview } from './protocol.ts';

/** The page that shows, as the frame says it. */
export type ShownPage = Omit<FromPreview & { readonly type: 'shown' }, 'type'>;

interface PreviewProps {
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
}: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(path);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const send = (message: ToPreview) =>
      frame.current?.contentWindow?.postMessage(message, window.location.origin);
    const hear = ({ source, origin, data }: MessageEvent<FromPreview>) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (data.type === 'ready') {
        send({ type: 'open', documents: work.documents(), extensions, path: shown.current });
        setReady(true);
      } else if (data.type === 'shown') {
        shown.current = data.path;
        onShown(data);
      } else onChosen(data.place);
    };
    window.addEventListener('message', hear);
    const stop = work.subscribe((documents) => {
      if (documents.length > 0) send({ type: 'change', documents });
    });
    return () => {
      stop();
      window.removeEventListener('message', hear);
    };
  }, [work, extensions, onShown, onChosen]);

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

  return <iframe ref={frame} title="Preview of the page" src="/studio/preview" />;
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
