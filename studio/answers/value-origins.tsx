import { useId } from 'react';
import { lastReadOf } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { originsOf } from '../parts/origins.ts';
import type { Place } from '../preview/protocol.ts';

interface ValueOriginsProps {
  readonly work: Work;
  /** The selected part. */
  readonly place: Place;
  readonly onShow: (place: Place) => void;
}

/** Says where the values come from that the selected part shows or reads, with a link to each. Nothing where it reads none. */
export function ValueOrigins({ work, place, onShow }: ValueOriginsProps) {
  const id = useId();
  const origins = originsOf(lastReadOf(work), place);
  if (origins.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Where its values come from</h2>
      <ul className="list origins">
        {origins.map(({ title, explained, place: from }) => (
          <li key={from.document + from.pointer}>
            <button type="button" className="plain" onClick={() => onShow(from)}>
              {title}
            </button>
            {explained !== undefined && <span className="help">{explained}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
