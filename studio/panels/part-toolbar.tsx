import { entryOf } from '../parts/structure.ts';
import type { Place } from '../preview/protocol.ts';
import type { Structure } from './use-structure.tsx';

interface PartToolbarProps {
  readonly part: Place;
  readonly structure: Structure;
}

/** What can be done with a part as a whole. */
export function PartToolbar({ part, structure }: PartToolbarProps) {
  const entry = entryOf(part.pointer);
  if (entry === undefined) return null;
  const { list, index } = entry;
  return (
    <div className="toolbar" role="toolbar" aria-label="The part">
      <button
        type="button"
        className="small"
        onClick={() => structure.add({ document: part.document, pointer: list }, index)}
      >
        Add after
      </button>
      <button type="button" className="small" onClick={() => structure.duplicate(part)}>
        Duplicate
      </button>
      <button
        type="button"
        className="small"
        aria-label="Up"
        title="Up: Alt ↑"
        onClick={() => structure.move(part, -1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="small"
        aria-label="Down"
        title="Down: Alt ↓"
        onClick={() => structure.move(part, 1)}
      >
        ↓
      </button>
      <button
        type="button"
        className="small"
        title="Remove: Delete"
        onClick={() => void structure.remove(part)}
      >
        Remove
      </button>
    </div>
  );
}
