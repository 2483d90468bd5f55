import type { Fix, Problem } from '#engine';
import { lastReadOf } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import type { Place } from '../preview/protocol.ts';
import { ProblemActs } from './problem-acts.tsx';
import { distinctProblems, sayProblem, siteWordsOf } from './problem-words.ts';

interface ProblemNotesProps {
  readonly problems: readonly Problem[];
  readonly work: Work;
  readonly isReadOnly: boolean;
  readonly onFix: (fix: Fix) => void;
  readonly onShow: (place: Place) => void;
}

/** Problems where they are, in words, with their remedies as buttons. */
export function ProblemNotes({ problems, work, isReadOnly, onFix, onShow }: ProblemNotesProps) {
  const site = siteWordsOf(
    (id) => work.textOf(id),
    () => lastReadOf(work),
  );
  return distinctProblems(problems, site).map((problem) => {
    const { code, pointer, message, severity } = problem;
    const { sentence, help } = sayProblem(problem, site);
    return (
      <div key={`${code}${pointer}${message}`} className={`problem ${severity}`}>
        <p>
          {sentence} <span className="help">{help}</span>
        </p>
        {!isReadOnly && (
          <ProblemActs problem={problem} work={work} site={site} onFix={onFix} onShow={onShow} />
        )}
      </div>
    );
  });
}
