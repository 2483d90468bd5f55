import { useId, useState } from 'react';
import { questionsAt, whereAnswerGoes } from '#analysis';
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
  readonly isReadOnly: boolean;
  readonly onShow: (place: Place) => void;
}

/**
 * Says where the answer of the question that is selected goes, or of the one whose option is, with a link to each place,
 * and asks where it should go. Nothing where no question is.
 */
export function AnswerPlaces({ work, place, isLost, isReadOnly, onShow }: AnswerPlacesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const documents = readWork(work);
  const asked = questionsAt(documents, place);
  const found = whereAnswerGoes(documents, asked);
  if (found === undefined) return null;
  const { question, goals } = found;
  const isOption = /\/options\/\d+/.test(place.pointer);
  return (
    <section aria-labelledby={id} className={isLost ? 'alert' : undefined}>
      <h2 id={id}>Where the answer to “{question}” goes</h2>
      {goals.length === 0 && <p>Nowhere: no service receives it, and no condition reads it.</p>}
      {goals.length > 0 && isLost && <p>Nobody receives it: it gets no further than this.</p>}
      {goals.length > 0 && (
        <ul className="list">
          {goals.map(({ sentence, document, pointer }) => (
            <li key={`${sentence} ${document}${pointer}`}>
              <button type="button" className="plain" onClick={() => onShow({ document, pointer })}>
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <button type="button" onClick={() => setOpen(true)}>
          Where should the answer{isOption ? ` to “${question}”` : ''} go?
        </button>
      )}
      {isOpen && <AnswerDialog work={work} asked={asked} onClose={() => setOpen(false)} />}
    </section>
  );
}
