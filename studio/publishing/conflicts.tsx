import { useEffect, useRef, useState } from 'react';
import type { Preference } from '#analysis';
import { useNames } from '../base/names.ts';
import { useWork } from '../changes/findings.ts';
import type { Conflict } from '../changes/merge-texts.ts';
import type { Work } from '../changes/work.ts';
import { BothSides } from './collisions.tsx';

/** Id of the choice between two texts, to which a link leads. */
export const conflictId = 'conflict';

/** Fields that somebody else changed meanwhile, too: both sides, and the choice between them. */
export function Conflicts({ work }: { readonly work: Work }) {
  useWork(work);
  return work.conflicts.map((conflict) => <ConflictOf key={conflict.id} work={work} conflict={conflict} />);
}

function ConflictOf({ work, conflict }: { readonly work: Work; readonly conflict: Conflict }) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Preference>>(new Map());
  const nameOf = useNames();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const name = conflict.theirs ? nameOf(conflict.theirs.author) : 'Somebody';
  return (
    <section ref={section} id={conflictId} tabIndex={-1} role="alert" className="alert">
      <h2>{name} changed the same text or setting</h2>
      <p>Choose what stands. Nothing of this document is saved until then.</p>
      {conflict.collisions.map((collision) => (
        <BothSides
          key={collision.pointer}
          collision={{ ...collision, document: conflict.id }}
          names={['You wrote', `${name} wrote`]}
          chosen={chosen.get(collision.pointer)}
          onChoose={(stands) => setChosen(new Map([...chosen, [collision.pointer, stands]]))}
        />
      ))}
      <button
        type="button"
        disabled={conflict.collisions.some(({ pointer }) => !chosen.has(pointer))}
        onClick={() => work.settle(conflict, (pointer) => chosen.get(pointer) ?? 'mine')}
      >
        Keep what is chosen
      </button>
    </section>
  );
}
