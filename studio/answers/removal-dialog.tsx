import { useEffect, useId, useRef, useState } from 'react';
import {
  applyInTurn,
  otherOptions,
  type Remedy,
  removalOf,
  type SpokenOf,
  usesOf,
  wordsOfOptions,
} from '#analysis';
import { valueAt } from '#engine';
import { parentPointer } from '#engine/parts';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { partsAround } from '../parts/part-of.ts';
import type { Place } from '../preview/protocol.ts';
import { parsed } from '../settings/json.ts';
import { labelOf, titleOf } from '../settings/words.ts';

interface RemovalDialogProps {
  readonly work: Work;
  /** The question, or the option once for each question that offers it. */
  readonly spoken: readonly SpokenOf[];
  readonly onShow: (place: Place) => void;
  readonly onClose: () => void;
}

/** Names what speaks of a question or an option before it is removed, with the remedies to choose from. */
export function RemovalDialog({ work, spoken, onShow, onClose }: RemovalDialogProps) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [documents] = useState(() => readWork(work));
  const [by, setBy] = useState<string>();
  const [first] = spoken;
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const cleared = removalOf(documents, spoken, { kind: 'remove-conditions', kept });
  const uses = cleared?.uses ?? usesOf(documents, spoken);
  const others = first ? otherOptions(documents, first) : [];
  const labels = first ? wordsOfOptions(documents, first) : new Map<string, string>();
  const what =
    first?.option === undefined ? 'question' : `option “${labels.get(first.option) ?? first.option}”`;
  const placeOf = ({ document, pointer }: Place) => {
    const read = parsed(work.textOf(document));
    const parts = [...partsAround(read, { document, pointer }), { document, pointer }].slice(1);
    const title = titleOf({ ...Object(read), id: document });
    return [title, ...parts.map((each) => labelOf(valueAt(read, each.pointer), ''))]
      .filter((words) => words !== '')
      .join(' › ');
  };
  const remove = (remedy: Remedy) => {
    const removal = removalOf(documents, spoken, remedy);
    if (removal === undefined) return;
    const texts = applyInTurn(removal.fixes, (id) => work.textOf(id));
    work.edit([...texts].map(([id, body]) => ({ id, body })));
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Remove the {what}?</h2>
      <p>{countOf(uses.length)}</p>
      <ul className="list">
        {uses.map(({ part, sentence }) => (
          <li key={part.document + part.pointer + part.inside.join('/')} className="row">
            <span className="grow">
              {sentence} <span className="quiet">{placeOf(part)}</span>
            </span>
            <button
              type="button"
              aria-label={`Show: ${sentence}, ${placeOf(part)}`}
              onClick={() => {
                onShow({ document: part.document, pointer: part.pointer });
                dialog.current?.close();
              }}
            >
              Show
            </button>
          </li>
        ))}
      </ul>
      {uses.length > 0 && others.length > 0 && (
        <p className="row">
          <label>
            Another option{' '}
            <select value={by ?? others[0]} onChange={(event) => setBy(event.target.value)}>
              {others.map((id) => (
                <option key={id} value={id}>
                  {labels.get(id)}
                </option>
              ))}
            </select>
          </label>
          <button type="button" onClick={() => remove({ kind: 'replace', by: by ?? others[0] ?? '' })}>
            Replace by it everywhere
          </button>
        </p>
      )}
      {cleared?.dependents.map(({ key, sentence, ifKept }) => (
        <p key={key}>
          <label>
            <input
              type="checkbox"
              checked={!kept.has(key)}
              onChange={({ target }) => setKept(withKey(kept, key, !target.checked))}
            />{' '}
            Remove {sentence} as well
          </label>{' '}
          <span className={kept.has(key) ? 'warning' : 'quiet'}>
            {kept.has(key) ? 'It is then' : 'If it stays, it is'}{' '}
            {ifKept === 'everybody' ? 'shown to everybody.' : 'shown to more people than now.'}
          </span>
        </p>
      ))}
      {cleared?.opened.map(({ part, sentence }) => (
        <p key={part.document + part.pointer} className="quiet">
          {sentence} is not needed any more: {placeOf({ ...part, pointer: parentPointer(part.pointer) })} is
          then for everybody.
        </p>
      ))}
      {cleared !== undefined && cleared.left.length > 0 && (
        <p className="quiet">
          {cleared.left.map(({ sentence }) => sentence).join(', ')} cannot be taken back by itself.
        </p>
      )}
      {uses.length > 0 && (
        <p className="quiet">
          “Remove only this” leaves these places as they are: the problems name them until they are mended.
        </p>
      )}
      <p className="row">
        {uses.length > 0 && (
          <button
            type="button"
            className="primary"
            onClick={() => remove({ kind: 'remove-conditions', kept })}
          >
            {cleared?.dependents.some(({ key }) => !kept.has(key))
              ? 'Remove what depends on it too'
              : 'Remove the conditions too'}
          </button>
        )}
        <button type="button" onClick={() => remove({ kind: 'keep' })}>
          {uses.length > 0 ? 'Remove only this' : 'Remove it'}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </p>
    </dialog>
  );
}

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const others = [...keys].filter((each) => each !== key);
  return new Set(isIn ? [...others, key] : others);
}

function countOf(count: number): string {
  if (count === 0) return 'Nothing else speaks of it.';
  return count === 1 ? 'One place speaks of it:' : `${count} places speak of it:`;
}
