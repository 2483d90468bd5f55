import { useState } from 'react';
import { Dialog } from '../base/dialog.tsx';
import { wordsOfTextPath } from './problem-place.ts';
import type { TextPair } from './text-pair.ts';

interface TranslationDialogProps {
  readonly pair: TextPair;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

/** A translated text beside the one that it is of, to be written again. */
export function TranslationDialog({ pair, onSave, onClose }: TranslationDialogProps) {
  const { language, path, source } = pair;
  const [text, setText] = useState(pair.text);
  return (
    <Dialog title={wordsOfTextPath(path)} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(text);
        }}
      >
        <div className="question">
          <span className="quiet">The text as it is now</span>
          <p>{source}</p>
        </div>
        <label className="question">
          {language}
          <textarea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <p className="row">
          <button type="submit" className="primary" disabled={text.trim() === ''}>
            Save the translation
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  );
}
