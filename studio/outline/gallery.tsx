import { type FormEvent, useState } from 'react';
import { Dialog, DialogActions } from '../base/dialog.tsx';
import type { KeptPart } from '../creating/presets.ts';
import { hasWords, kindsWith, type PartKind } from '../parts/library.ts';
import { KindSketch } from './kind-sketch.tsx';

interface GalleryProps {
  readonly kinds: readonly PartKind[];
  /** Parts that are kept for the site. */
  readonly presets: readonly KeptPart[];
  /** Whether the parts are questions, which are named by what they ask. */
  readonly asksLabel: boolean;
  readonly onChoose: (kind: PartKind, label: string) => void;
  readonly onChoosePreset: (preset: KeptPart, label: string) => void;
  readonly onClose: () => void;
}

/** The kinds of parts that can be added, with what they are and when to use them. */
export function Gallery({ kinds, presets, asksLabel, onChoose, onChoosePreset, onClose }: GalleryProps) {
  const [words, setWords] = useState('');
  const [label, setLabel] = useState('');
  const found = kindsWith(kinds, words);
  const questions = found.filter(({ asksNothing }) => !asksNothing);
  const others = found.filter(({ asksNothing }) => asksNothing);
  const kept = presets.filter(({ title, use }) => hasWords(`${title} ${use}`, words));
  const chooseFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = [...questions, ...others];
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
        <div className="all-kinds">
          {kept.length > 0 && (
            <>
              <h3>Kept for this site</h3>
              <ul className="list kinds">
                {kept.map((preset) => (
                  <li key={preset.id}>
                    <button type="button" onClick={() => onChoosePreset(preset, label)}>
                      <strong>{preset.title}</strong>
                      <span className="quiet">{preset.use}</span>
                    </button>
                  </li>
                ))}
              </ul>
              <h3>Kinds</h3>
            </>
          )}
          <Kinds kinds={questions} onChoose={(kind) => onChoose(kind, label)} />
          {others.length > 0 && (
            <>
              {questions.length > 0 && <h3>Not questions</h3>}
              <Kinds kinds={others} onChoose={(kind) => onChoose(kind, label)} />
            </>
          )}
          {found.length === 0 && <p className="quiet">There is no such part.</p>}
        </div>
        <DialogActions onCancel={onClose} />
      </form>
    </Dialog>
  );
}

interface KindsProps {
  readonly kinds: readonly PartKind[];
  readonly onChoose: (kind: PartKind) => void;
}

function Kinds({ kinds, onChoose }: KindsProps) {
  return (
    <ul className="list kinds">
      {kinds.map((kind) => (
        <li key={`${kind.type} ${kind.title}`}>
          <button type="button" onClick={() => onChoose(kind)}>
            {kind.placed.path.startsWith('fields/') && <KindSketch type={kind.type} />}
            {kind.picture !== undefined && (
              <span className="sample">
                {/* biome-ignore lint/performance/noImgElement: the studio has no server that makes smaller ones. */}
                <img src={kind.picture} alt="" loading="lazy" />
              </span>
            )}
            <strong>{kind.title}</strong>
            <span className="quiet">{kind.use === '' ? kind.help : kind.use}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
