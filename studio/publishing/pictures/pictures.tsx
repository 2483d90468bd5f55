import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TextPlace } from '#analysis';
import type { SiteExtensions } from '../../base/extensions.ts';
import { request } from '../../base/request.ts';
import type { Draft, StoredDocument } from '../../base/types.ts';
import { Picture } from './picture.tsx';

/** The documents of a site before and after some changes. */
export interface BothVersions {
  readonly before: readonly StoredDocument[];
  readonly after: readonly StoredDocument[];
  readonly extensions: SiteExtensions;
}

/** Where both versions are read; it is called when the first picture comes into view. */
export interface VersionsSource {
  /** Differs for other versions. */
  readonly key: string;
  readonly read: () => Promise<BothVersions>;
}

/** Documents with drafts in their places. */
export function withDrafts(
  documents: readonly StoredDocument[],
  drafts: readonly Pick<Draft, 'id' | 'body'>[],
): readonly StoredDocument[] {
  const bodies = new Map(drafts.map(({ id, body }) => [id, body]));
  const known = new Set(documents.map(({ id }) => id));
  return [
    ...documents.flatMap((document) => {
      const body = bodies.get(document.id);
      return body === null ? [] : [body === undefined ? document : { ...document, body }];
    }),
    ...drafts.flatMap(({ id, body }) => (body === null || known.has(id) ? [] : [{ id, kind: '', body }])),
  ];
}

/** The documents of a release; none without an id. */
export async function documentsOf(release: string | null): Promise<readonly StoredDocument[]> {
  return release === null ? [] : await request(`/releases/${release}/documents`);
}

interface PicturesProps {
  /** The page as people call it. */
  readonly place: string;
  readonly path: string;
  /** The texts that differ. */
  readonly texts: readonly TextPlace[];
  readonly source: VersionsSource;
}

/** A page as it was and as it is, side by side where there is room, as soon as that comes into view. */
export function Pictures({ place, path, texts, source }: PicturesProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const versions = useQuery({
    queryKey: ['versions', source.key],
    queryFn: source.read,
    enabled: isSeen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = versions;
  return (
    <div ref={box} className="pictures">
      {versions.error && <p role="alert">{versions.error.message}</p>}
      {data &&
        (['before', 'after'] as const).map((side) => (
          <Picture
            key={side}
            name={side === 'before' ? 'Before' : 'Now'}
            of={place}
            documents={data[side]}
            {...{ extensions: data.extensions, path, texts }}
          />
        ))}
    </div>
  );
}

/** Whether an element has been in view. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
