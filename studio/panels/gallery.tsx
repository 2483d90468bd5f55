import { type FormEvent, useState } from 'react';
import type { PartKind } from '../parts/library.ts';
import { Dialog } from './dialog.tsx';

interface GalleryProps {
  readonly kinds: readonly PartKind[];
  /** Whether the parts are questions, which are named by what they ask. */
  readonly asksLabel: boolean;
  readonly onChoose: (kind: PartKind, label: string) => void;
  readonly onClose: () => void;
}

/** The kinds of parts that can be added, with what they are and when to use them. */
export function Gallery({ kinds, asksLabel, onChoose, onClose }: GalleryProps) {
  const [words, setWords] = useState('');
  const [label, setLabel] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = kinds.filter(({ title, help, use, synonyms }) =>
    `${title} ${help} ${use} ${synonyms}`.toLowerCase().includes(wanted),
  );
  const chooseFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (first) onChoose(first, label);
  };
  return (
    <Dialog title={asksLabel ? 'Add a question' : 'Add a part'} onClose={onClose}>
      <form onSubmit={chooseFirst} className="gallery">
        {asksLabel && (
          <label className="question">
            <span>What does it ask?</span>
            <input value={label} onChange={({ target }) => setLabel(target.value)} autoComplete="off" />
          </label>
        )}
        <label className="question">
          <span>{asksLabel ? 'How is it answered?' : 'Find a kind of part'}</span>
          <input
            type="search"
            placeholder="Search by any word"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <ul className="list kinds">
          {found.map((kind) => (
            <li key={`${kind.type} ${kind.title}`}>
              <button type="button" onClick={() => onChoose(kind, label)}>
                <strong>{kind.title}</strong>
                <span className="quiet">{kind.use === '' ? kind.help : kind.use}</span>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="quiet">There is no such part.</p>}
        <p className="row">
          <span className="grow" />
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  );
}
