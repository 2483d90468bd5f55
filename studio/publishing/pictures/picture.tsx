import { useEffect, useRef, useState } from 'react';
import type { TextPlace } from '#analysis';
import type { SiteExtensions } from '../../base/extensions.ts';
import type { StoredDocument } from '../../base/types.ts';
import { connectFrame } from '../../preview/frame-connection.ts';
import { visitorAt } from './step-visitors.ts';

/** The width of the page in a picture: that of a small computer, or of a phone where there is little room. */
const pageWidth = 1024;
const phoneWidth = 375;
const narrowRoom = 300;

interface PictureProps {
  /** Which version it is. */
  readonly name: string;
  /** The page as people call it. */
  readonly of: string;
  readonly documents: readonly StoredDocument[];
  readonly extensions: SiteExtensions;
  readonly path: string;
  /** Texts to frame. */
  readonly texts: readonly TextPlace[];
}

/** One version of a page, rendered as visitors see it and made smaller; a step as somebody sees it who has come there. */
export function Picture({ name, of, documents, extensions, path, texts }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState<number>();
  const [isThere, setThere] = useState(documents.length > 0);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    let isOpen = true;
    let isAnswered = false;
    const textOf = (id: string) => documents.find((document) => document.id === id)?.body;
    const { send, close } = connectFrame(
      () => frame.current,
      textOf,
      (data) => {
        if (data.type === 'ready') {
          const stored = documents.map(({ id, body }) => ({ id, body }));
          send({ type: 'open', documents: stored, live: [], extensions, path });
          send({ type: 'mark', texts });
        } else if (data.type === 'shown') {
          setThere(data.path === path);
          if (data.step === undefined || data.path !== path || isAnswered) return;
          isAnswered = true;
          void visitorAt(documents, extensions, data.step, texts).then((visitor) => {
            if (!isOpen || visitor === undefined) return;
            send({ type: 'visitor', visitor });
          });
        }
      },
    );
    return () => {
      isOpen = false;
      close();
    };
  }, [documents, extensions, path, texts]);
  const width = room !== undefined && room < narrowRoom ? phoneWidth : pageWidth;
  const scale = room === undefined ? undefined : room / width;
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div ref={box} className="page-picture">
        {!isThere && <p className="quiet">There is no such page.</p>}
        {scale !== undefined && documents.length > 0 && (
          <iframe
            ref={frame}
            title={`${name}: ${of}`}
            src="/studio/preview"
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            // A picture: nothing in it is operated.
            inert
            hidden={!isThere}
            style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
          />
        )}
      </div>
    </figure>
  );
}
