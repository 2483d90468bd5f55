import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  type AnswerOffer,
  type AskedQuestion,
  applyFixes,
  placesForAnswer,
  type RouteChoice,
  routeAnswer,
} from '#analysis';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';

interface AnswerDialogProps {
  readonly work: Work;
  /** The question, once for each journey that asks it. */
  readonly asked: readonly AskedQuestion[];
  readonly onClose: () => void;
}

const headings: Readonly<Record<AnswerOffer['kind'], string>> = {
  input: 'To a service',
  member: 'To a service',
  text: 'To a service',
  decision: 'It decides something',
  condition: 'It decides something',
  nowhere: 'To nobody',
};

/** Offers the places where an answer can go, and writes all documents that one needs as one step. */
export function AnswerDialog({ work, asked, onClose }: AnswerDialogProps) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [documents] = useState(() => readWork(work));
  const [question, setQuestion] = useState(asked[0]);
  const [chosen, setChosen] = useState<AnswerOffer>();
  const [choice, setChoice] = useState<RouteChoice>({});
  if (question === undefined) return null;
  const offers = placesForAnswer(documents, question);
  const route = chosen && routeAnswer(documents, question, chosen, choice);
  const write = () => {
    if (route === undefined) return;
    const { texts } = applyFixes([route.fix], (id) => work.textOf(id));
    work.edit(
      [...texts].map(([id, body]) => ({ id, body })),
      { words: `send on the answer “${question.field}”` },
    );
    dialog.current?.close();
  };
  const choose = (offer: AnswerOffer) => {
    setChosen(offer);
    setChoice({});
  };
  return (
    <dialog ref={dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Where should the answer go?</h2>
      {asked.length > 1 && (
        <label className="question">
          Several journeys ask this. In which one?
          <select
            value={question.journey}
            onChange={(event) => {
              setQuestion(asked.find(({ journey }) => journey === event.target.value));
              setChosen(undefined);
            }}
          >
            {asked.map(({ journey }) => (
              <option key={journey}>{journey}</option>
            ))}
          </select>
        </label>
      )}
      {groupsOf(offers).map(([heading, own]) => (
        <Group key={heading} heading={heading} isClosed={heading === headings.condition}>
          {own.map((offer) => (
            <label key={offer.title + offer.detail} className="offer">
              <input
                type="radio"
                name={title}
                checked={chosen?.title === offer.title && chosen.detail === offer.detail}
                disabled={offer.refusal !== undefined}
                onChange={() => choose(offer)}
              />
              <span>
                {offer.title} <span className="quiet">{offer.refusal ?? offer.detail}</span>
              </span>
            </label>
          ))}
        </Group>
      ))}
      {chosen && <Choices key={chosen.title} offer={chosen} choice={choice} onChoose={setChoice} />}
      {route && (
        <details>
          <summary>{countOf(route.sentences.length)}</summary>
          <ul className="list">
            {route.sentences.map(({ document, sentence }) => (
              <li key={document}>
                {sentence} <span className="quiet">{document}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="row">
        <button type="button" className="primary" disabled={route === undefined} onClick={write}>
          Send it there
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </p>
    </dialog>
  );
}

interface GroupProps {
  readonly heading: string;
  /** Whether its offers show only when they are asked for. */
  readonly isClosed: boolean;
  readonly children: ReactNode;
}

function Group({ heading, isClosed, children }: GroupProps) {
  return isClosed ? (
    <details className="offers">
      <summary>{heading}</summary>
      {children}
    </details>
  ) : (
    <fieldset className="offers">
      <legend>{heading}</legend>
      {children}
    </fieldset>
  );
}

function groupsOf(offers: readonly AnswerOffer[]): readonly (readonly [string, readonly AnswerOffer[]])[] {
  const all = [...new Set(offers.map(({ kind }) => headings[kind]))];
  return all.map((heading) => [heading, offers.filter(({ kind }) => headings[kind] === heading)]);
}

function countOf(count: number): string {
  return count === 1 ? 'One document changes' : `${numbers[count] ?? count} documents change`;
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

interface ChoicesProps {
  readonly offer: AnswerOffer;
  readonly choice: RouteChoice;
  readonly onChoose: (choice: RouteChoice) => void;
}

/** Inputs for choices of an author in place of those proposed. */
function Choices({ offer: { target }, choice, onChoose }: ChoicesProps) {
  switch (target.to) {
    case 'member':
      return (
        <TextChoice
          label="What the service calls it"
          value={choice.name ?? target.name}
          onWrite={(name) => onChoose({ name })}
        />
      );
    case 'text':
      return (
        <TextChoice
          label="What stands before the answer"
          value={choice.label ?? target.label}
          onWrite={(label) => onChoose({ label })}
        />
      );
    case 'decision':
      return (
        <label className="question">
          What it is for this answer
          <select
            value={String(choice.value ?? target.values[0])}
            onChange={(event) =>
              onChoose({ value: target.values.find((each) => String(each) === event.target.value) ?? null })
            }
          >
            {target.values.map((value) => (
              <option key={String(value)}>{String(value)}</option>
            ))}
          </select>
        </label>
      );
    default:
      return null;
  }
}

interface TextChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onWrite: (text: string) => void;
}

function TextChoice({ label, value, onWrite }: TextChoiceProps) {
  return (
    <label className="question">
      {label}
      <input value={value} onChange={({ target }) => onWrite(target.value)} />
    </label>
  );
}
