import type { Fix, Problem } from '#engine';
import { type Walk, walkOf } from '../base/witness-address.ts';
import type { Found } from '../changes/findings.ts';
import { lastReadOf } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import type { Place } from '../preview/protocol.ts';
import { ProblemActs } from './problem-acts.tsx';
import { distinctProblems, sayProblem, siteWordsOf } from './problem-words.ts';

interface ProblemsProps {
  readonly work: Work;
  readonly found: Found | undefined;
  readonly onShow: (place: Place) => void;
  /** Walks the preview to where a visitor meets a problem. */
  readonly onWalk: (walk: Walk) => void;
  /** Does what a remedy says; undefined for those who may not. */
  readonly onFix: ((fix: Fix) => void) | undefined;
}

/** The problems of the change set, errors first, as one types. */
export function Problems({ work, found, onShow, onWalk, onFix }: ProblemsProps) {
  if (found === undefined) return <p className="quiet">Checking the site …</p>;
  const { problems, proof } = found;
  const site = siteWordsOf(
    (id) => work.textOf(id),
    () => lastReadOf(work),
  );
  const distinct = distinctProblems(problems, site);
  const ordered = [...distinct].sort((a, b) => rank(a) - rank(b));
  return (
    <section aria-labelledby="problems">
      <h2 id="problems">{headingOf({ problems: distinct, proof })}</h2>
      <p role="status" className="quiet">
        {proofWords[proof]}
      </p>
      <ul className="list">
        {ordered.slice(0, mostShown).map((problem) => {
          const { document, pointer, code, message, severity } = problem;
          const { sentence, help, place } = sayProblem(problem, site);
          return (
            <li key={`${document}${pointer}${code}${message}`}>
              <button type="button" className={severity} onClick={() => onShow({ document, pointer })}>
                <span className="quiet">{place}</span>
                <br />
                {sentence} <span className="quiet">{help}</span>
              </button>
              <ShowMe problem={problem} onWalk={onWalk} />
              {onFix && (
                <ProblemActs problem={problem} work={work} site={site} onFix={onFix} onShow={onShow} />
              )}
            </li>
          );
        })}
      </ul>
      {ordered.length > mostShown && <p className="quiet">And {ordered.length - mostShown} more.</p>}
    </section>
  );
}

function ShowMe({ problem, onWalk }: { readonly problem: Problem } & Pick<ProblemsProps, 'onWalk'>) {
  const { document, message, witness } = problem;
  const walk = witness && walkOf(witness.journey ?? document, witness);
  if (walk === undefined) return null;
  return (
    <button type="button" className="small" onClick={() => onWalk(walk)}>
      Show me<span className="hidden"> {message}</span>
    </button>
  );
}

const mostShown = 50;

function rank({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}

const proofWords: Readonly<Record<Found['proof'], string>> = {
  pending: 'Journeys are proved when you pause.',
  made: 'The journeys that you change are proved.',
  failed:
    'The journeys that you change could not be proved here, so not all problems are known. They are proved before anything is published.',
};

function headingOf({ problems, proof }: Found): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return errors === 1 ? '1 error' : `${errors} errors`;
  if (problems.length === 0) return proof === 'failed' ? 'Not proved' : 'No problems';
  return problems.length === 1 ? '1 note' : `${problems.length} notes`;
}
