import { type FormEvent, useState } from 'react';
import type { Answers } from '#engine';
import { Dialog } from '../base/dialog.tsx';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { answersNamed, keepAnswers, keepable, sensitiveAmong } from './answer-sets.ts';

interface KeepAnswersProps {
  readonly work: Work;
  readonly journey: string;
  /** Those that the page shows. */
  readonly answers: Answers;
  /** The name that they have so far. */
  readonly title: string;
  readonly onKept: (title: string) => void;
  readonly onClose: () => void;
}

/** Keeps the answers of a made-up visitor under a name, by which the preview offers them to everybody in the team. */
export function KeepAnswers({ work, journey, answers, title: named, onKept, onClose }: KeepAnswersProps) {
  const [documents] = useState(() => readWork(work));
  const [kept] = useState(() => keepable(answers));
  const [title, setTitle] = useState(named);
  const [refusal, setRefusal] = useState<string>();
  const names = Object.keys(kept);
  const sensitive = sensitiveAmong(names, journey, documents);
  const name = title.trim();
  const isKnown = answersNamed(name, journey, documents) !== undefined;
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return;
    const change = keepAnswers({ title: name, journey, answers: kept }, documents);
    const beyond = work.beyond(change.id, change.body);
    setRefusal(beyond);
    if (beyond !== undefined) return;
    work.edit([change], { words: `keep the answers “${name}”` });
    onKept(name);
    onClose();
  };
  return (
    <Dialog title="Keep these answers" onClose={onClose}>
      {names.length === 0 ? (
        <p>Nothing is answered yet. Answer questions on the page, and keep the answers then.</p>
      ) : (
        <form className="creating" onSubmit={keep}>
          <p className="quiet">
            {names.length === 1 ? 'One answer is' : `${names.length} answers are`} kept, of this step and
            those before it. The list of visitors above the page offers them in these changes, and everybody
            else once the changes are published. Visitors of the site never see them.
          </p>
          <p className="warning">
            Keep made-up values only.
            {sensitive.length > 0 &&
              ` Everybody in the team can read what is kept, also: ${sensitive.map((each) => `“${each}”`).join(', ')}.`}
          </p>
          <label className="question">
            <span>Name</span>
            <input
              required
              maxLength={120}
              placeholder="Such as: order with a dog"
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </label>
          <p role="status" className="warning">
            {refusal ?? (isKnown ? `The answers under “${name}” are replaced.` : '')}
          </p>
          <p className="row">
            <span className="grow" />
            <button type="button" onClick={onClose}>
              Cancel
            </button>
            <button type="submit" className="primary">
              Keep
            </button>
          </p>
        </form>
      )}
    </Dialog>
  );
}
