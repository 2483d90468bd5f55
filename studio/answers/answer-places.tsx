import { useId, useState } from 'react';
import { questionsAt } from '#analysis';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import type { Place } from '../preview/protocol.ts';
import { AnswerDialog } from './answer-dialog.tsx';

interface AnswerPlacesProps {
  readonly work: Work;
  /** The selected part. */
  readonly place: Place;
  /** Whether the answer goes nowhere. */
  readonly isLost: boolean;
}

/** Asks where the answer of the question that is selected should go; nothing where no question is. */
export function AnswerPlaces({ work, place, isLost }: AnswerPlacesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const asked = questionsAt(readWork(work), place);
  const [first] = asked;
  if (first === undefined) return null;
  return (
    <section aria-labelledby={id} className={isLost ? 'alert' : undefined}>
      <h2 id={id}>{isLost ? 'The answer goes nowhere' : 'The answer'}</h2>
      <button type="button" onClick={() => setOpen(true)}>
        Where should the answer go?
      </button>
      {isOpen && <AnswerDialog work={work} asked={asked} onClose={() => setOpen(false)} />}
    </section>
  );
}
