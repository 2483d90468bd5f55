import type { Copying } from '../creating/use-copying.tsx';
import type { Structure } from '../outline/use-structure.tsx';
import { entryOf } from '../parts/structure.ts';
import type { Place } from '../preview/protocol.ts';

interface PartToolbarProps {
  readonly part: Place;
  readonly structure: Structure;
  readonly copying: Copying;
}

/** Acts on a part as a whole. */
export function PartToolbar({ part, structure, copying }: PartToolbarProps) {
  const entry = entryOf(part.pointer);
  if (entry === undefined) return null;
  const { list, index } = entry;
  return (
    <fieldset className="toolbar">
      <legend className="hidden">The part</legend>
      <button
        type="button"
        className="small"
        aria-label="Add after"
        onClick={() => structure.add({ document: part.document, pointer: list }, index)}
      >
        Add
      </button>
      <button type="button" className="small" onClick={() => structure.duplicate(part)}>
        Duplicate
      </button>
      <button type="button" className="small" title="Copy: Ctrl C" onClick={() => void copying.copy(part)}>
        Copy
      </button>
      <button type="button" className="small" title="Cut: Ctrl X" onClick={() => void copying.cut(part)}>
        Cut
      </button>
      <button
        type="button"
        className="small"
        title="Paste: Ctrl V"
        onClick={() => void copying.pasteCopied(part)}
      >
        Paste
      </button>
      <button type="button" className="small" onClick={() => copying.keep(part)}>
        Keep as preset
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
    </fieldset>
  );
}
