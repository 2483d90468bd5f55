import { useEffect, useRef, useState } from 'react';
import type { SiteExtensions } from '../base/extensions.ts';
import type { Work } from '../changes/work.ts';
import type { FromPreview, Place, PreviewStep, ToPreview } from './protocol.ts';
import { useVisitors } from './use-visitors.ts';
import { nameOf, VisitorChoice } from './visitor-choice.tsx';

interface PreviewProps {
  readonly work: Work;
  readonly extensions: SiteExtensions;
  readonly path: string;
  /** In pixels; as wide as there is room without. */
  readonly width: number | undefined;
  readonly selected: Place | undefined;
  readonly onShown: (path: string, documents: readonly string[]) => void;
  readonly onChosen: (place: Place) => void;
}

/** The page as visitors will see it, in a frame of its own. */
export function Preview({ work, extensions, path, width, selected, onShown, onChosen }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(path);
  const [isReady, setReady] = useState(false);
  const [step, setStep] = useState<PreviewStep>();
  const [visitorName, setVisitorName] = useState('');
  const journey = step?.journey;
  const found = useVisitors(work, extensions, step);
  const visitors = (step && found.get(step.step)) ?? [];
  const visitor = visitors.find((each) => nameOf(each) === visitorName);

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
        setStep(data.step);
        onShown(data.path, data.documents);
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
    if (!isReady || journey === undefined) return;
    const state = visitor && { ...visitor.state, run: visitorName };
    const message: ToPreview = { type: 'visitor', journey, state };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [visitor, visitorName, journey, isReady]);

  return (
    <>
      {visitors.length > 0 && (
        <VisitorChoice visitors={visitors} chosen={visitor ? visitorName : ''} onChoose={setVisitorName} />
      )}
      <iframe
        ref={frame}
        title="Preview of the page"
        src="/studio/preview"
        style={width === undefined ? undefined : { inlineSize: width }}
      />
    </>
  );
}
