import { useEffect, useRef, useState } from 'react';
import type { SiteExtensions } from '../base/extensions.ts';
import type { Work } from '../changes/work.ts';
import type { FromPreview, Place, ToPreview } from './protocol.ts';

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

  return (
    <iframe
      ref={frame}
      title="Preview of the page"
      src="/studio/preview"
      style={width === undefined ? undefined : { inlineSize: width }}
    />
  );
}
