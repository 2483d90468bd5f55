import { useId, useState } from 'react';
import { questionsAt, spokenAt } from '#analysis';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import type { Place } from '../preview/protocol.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

interface AnswerPlacesProps {
  readonly work: Work;
  /** What is selected. */
  readonly place: Place;
  /** Whether the answer goes nowhere. */
  readonly isLost: boolean;
  readonly onShow: (place: Place) => void;
}

/** Asks where the answer of the question that is selected should go, and removes it, or an option; nothing where neither is. */
export function AnswerPlaces({ work, place, isLost, onShow }: AnswerPlacesProps) {
  const id = useId();
  const [open, setOpen] = useState<'answer' | 'removal'>();
  const documents = readWork(work);
  const asked = questionsAt(documents, place);
  const spoken = spokenAt(documents, place);
  const [first] = spoken;
  if (first === undefined) return null;
  const isOption = first.option !== undefined;
  return (
    <section aria-labelledby={id} className={isLost ? 'alert' : undefined}>
      <h2 id={id}>{isLost ? 'The answer goes nowhere' : isOption ? 'The option' : 'The answer'}</h2>
      <p className="row">
        {asked.length > 0 && !isOption && (
          <button type="button" onClick={() => setOpen('answer')}>
            Where should the answer go?
          </button>
        )}
        <button type="button" onClick={() => setOpen('removal')}>
          {isOption ? 'Remove this option …' : 'Remove this question …'}
        </button>
      </p>
      {open === 'answer' && <AnswerDialog work={work} asked={asked} onClose={() => setOpen(undefined)} />}
      {open === 'removal' && (
        <RemovalDialog work={work} spoken={spoken} onShow={onShow} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}
