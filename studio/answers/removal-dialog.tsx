import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  applyInTurn,
  otherOptions,
  type Remedy,
  removalOf,
  type SpokenOf,
  usesOf,
  wordsOfOptions,
} from '#analysis';
import { type Fix, valueAt } from '#engine';
import { parentPointer } from '#engine/parts';
import type { AskedAbout } from '../base/ask-about-list.tsx';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { partsAround } from '../parts/part-of.ts';
import type { Place } from '../preview/protocol.ts';
import { parsed } from '../settings/json.ts';
import { labelOf, partWords, titleOf } from '../settings/words.ts';

interface RemovalDialogProps {
  readonly work: Work;
  /** It is removed. */
  readonly part: Place;
  /** The question, or the option once for each question that offers it. */
  readonly spoken: readonly SpokenOf[];
  /** Tries the removal with all that follows from it. */
  readonly onTry: (fixes: readonly Fix[]) => Promise<Tried>;
  readonly onShow: (place: Place) => void;
  readonly onClose: () => void;
}

/** A removal that was tried: the changes, and what else goes and what is left, in words. */
export interface Tried {
  readonly changes: readonly DocumentChange[];
  /** Parts that were there only for what is removed. */
  readonly along: readonly AskedAbout[];
  /** Translations whose texts go. */
  readonly texts: readonly AskedAbout[];
  /** Problems that are there afterwards. */
  readonly left: readonly AskedAbout[];
}

/** Names what speaks of a question or an option before it is removed, with the remedies to choose from. */
export function RemovalDialog({ work, part, spoken, onTry, onShow, onClose }: RemovalDialogProps) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // It is known only after the removal was tried how much a button removes.
    cancel.current?.focus({ preventScroll: true });
  }, []);
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
  const [tried, setTried] = useState<Tried>();
  const trying = useRef(onTry);
  useEffect(() => {
    let isLatest = true;
    const removal = removalOf(documents, spoken, { kind: 'remove-conditions', kept });
    void trying.current(removal?.fixes ?? []).then((next) => {
      if (isLatest) setTried(next);
    });
    return () => {
      isLatest = false;
    };
  }, [documents, spoken, kept]);
  const remove = async (remedy: Remedy) => {
    const fixes = removalOf(documents, spoken, remedy)?.fixes ?? [];
    const changes =
      remedy.kind === 'keep'
        ? [...applyInTurn(fixes, (id) => work.textOf(id))].map(([id, body]) => ({ id, body }))
        : (await trying.current(fixes)).changes;
    const words = `remove ${partWords(valueAt(parsed(work.textOf(part.document)), part.pointer))}`;
    work.edit(changes, { words, from: part });
    dialog.current?.close();
  };
  // A part may speak of it several times.
  const named = [...new Map(uses.map((use) => [`${use.sentence} ${placeOf(use.part)}`, use])).values()];
  const isMore = uses.length > 0 || (tried !== undefined && tried.along.length > 0);
  return (
    <dialog ref={dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Remove the {what}?</h2>
      {(named.length > 0 || !isMore) && <p>{countOf(named.length)}</p>}
      <ul className="list">
        {named.map(({ part, sentence }) => (
          <li key={sentence + placeOf(part)} className="row">
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
          <button type="button" onClick={() => void remove({ kind: 'replace', by: by ?? others[0] ?? '' })}>
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
            {kept.has(key) ? 'It' : 'If it stays, it'} {keptWords[ifKept]}
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
      <Listed title="This goes with it:" entries={tried ? [...tried.along, ...tried.texts] : []} />
      <Listed title="This is left to mend:" entries={tried?.left ?? []} />
      {isMore && (
        <p className="quiet">
          “Remove only this” leaves these places as they are: the problems name them until they are mended.
        </p>
      )}
      <p className="row ends">
        {isMore && (
          <button
            type="button"
            className="primary"
            onClick={() => void remove({ kind: 'remove-conditions', kept })}
          >
            {cleared?.dependents.some(({ key }) => !kept.has(key))
              ? 'Remove what depends on it too'
              : uses.length > 0
                ? 'Remove the conditions too'
                : 'Remove these too'}
          </button>
        )}
        <button type="button" onClick={() => void remove({ kind: 'keep' })}>
          {isMore ? 'Remove only this' : 'Remove it'}
        </button>
        <button type="button" ref={cancel} onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </p>
    </dialog>
  );
}

function Listed({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly AskedAbout[];
}): ReactNode {
  if (entries.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="depending">
        {entries.map(({ key, text, detail }) => (
          <li key={key}>
            {text} <span className="quiet">{detail}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The change of a part that stays. */
const keptWords = {
  everybody: 'is then shown to everybody.',
  more: 'is then shown to more people than now.',
  nothing: 'says nothing then.',
} as const;

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const others = [...keys].filter((each) => each !== key);
  return new Set(isIn ? [...others, key] : others);
}

function countOf(count: number): string {
  if (count === 0) return 'Nothing else speaks of it.';
  return count === 1 ? 'One place speaks of it:' : `${count} places speak of it:`;
}
