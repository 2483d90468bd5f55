import { type FormEvent, useState } from 'react';
import { Dialog, DialogActions } from '../base/dialog.tsx';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import type { Part } from '../parts/structure.ts';
import { labelOf } from '../settings/words.ts';
import { keepPart, presetNamed } from './presets.ts';

interface KeepPresetProps {
  readonly work: Work;
  readonly part: Part;
  readonly onClose: () => void;
}

/** Keeps a part for the site under a name; galleries offer it from then on. */
export function KeepPreset({ work, part, onClose }: KeepPresetProps) {
  const [documents] = useState(() => readWork(work));
  const [title, setTitle] = useState(labelOf(part, ''));
  const [use, setUse] = useState('');
  const name = title.trim();
  const isKnown = presetNamed(name, documents) !== undefined;
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return;
    work.edit([keepPart({ title: name, use: use.trim(), part }, documents)], {
      words: `keep “${name}” as a preset`,
    });
    onClose();
  };
  return (
    <Dialog title="Keep as preset" onClose={onClose}>
      <form className="creating" onSubmit={keep}>
        <p className="quiet">
          Wherever such a part is added, this one is offered, too. Others have it once the changes are
          published.
        </p>
        <label className="question">
          <span>Name</span>
          <input required maxLength={120} value={title} onChange={({ target }) => setTitle(target.value)} />
        </label>
        <label className="question">
          <span>When to use it</span>
          <input maxLength={300} value={use} onChange={({ target }) => setUse(target.value)} />
        </label>
        <p role="status" className="warning">
          {isKnown ? `The preset “${name}” is replaced.` : ''}
        </p>
        <DialogActions onCancel={onClose}>
          <button type="submit" className="primary">
            Keep
          </button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
