import type { ReactNode } from 'react';
import type { Problem } from '#engine';
import { addressOfWitness } from '../base/witness-address.ts';
import { distinctProblems, type SiteWords, sayProblem, siteWordsOf } from '../problems/problem-words.ts';
import { findingsToAccept } from './review-acts.ts';
import type { Effects } from './review-types.ts';

/** The id of the element with the findings, to which links beside the buttons lead. */
export const findingsId = 'findings';

type Found = Pick<Effects, 'problems' | 'subjects'>;

/** The findings of a review, each once. */
export function distinctFindings({ problems, subjects }: Found): readonly Problem[] {
  return distinctProblems(problems, wordsWith(subjects));
}

/** The words of the documents that findings are about. */
export function wordsWith(subjects: Effects['subjects']): SiteWords {
  return siteWordsOf(
    (id) => subjects[id],
    () => [],
  );
}

interface FindingsProps {
  readonly effects: Found & Pick<Effects, 'toAccept'>;
  /** Id of the change set, whose preview can walk to where a finding shows. */
  readonly set: string | undefined;
}

/** Findings in words, by what they mean for going live. */
export function Findings({ effects, set }: FindingsProps) {
  const site = wordsWith(effects.subjects);
  return (
    <div id={findingsId}>
      {groupsOf(distinctFindings(effects), effects.toAccept).map(([title, found]) => (
        <section className="place" key={title}>
          <h2>{title}</h2>
          <Folded isFolded={title === forTranslators && found.length > mostShown} count={found.length}>
            <ul className="list">
              {found.map((problem) => (
                <Finding key={keyOf(problem)} {...{ problem, site, set }} />
              ))}
            </ul>
          </Folded>
        </section>
      ))}
    </div>
  );
}

/** More for translators than these are folded: they keep nothing from going live. */
const mostShown = 8;

interface FoldedProps {
  readonly isFolded: boolean;
  readonly count: number;
  readonly children: ReactNode;
}

function Folded({ isFolded, count, children }: FoldedProps) {
  if (!isFolded) return children;
  return (
    <details>
      <summary>All {count}</summary>
      {children}
    </details>
  );
}

function keyOf({ document, pointer, code, message }: Problem): string {
  return `${document}${pointer}${code}${message}`;
}

interface FindingProps {
  readonly problem: Problem;
  readonly site: SiteWords;
  readonly set: string | undefined;
}

/** A finding in words, with the title of what it is in. */
function Finding({ problem, site, set }: FindingProps) {
  const { document, severity, witness } = problem;
  const { place, sentence, help } = sayProblem(problem, site);
  return (
    <li className={severity}>
      <p className="quiet">{place}</p>
      {sentence} <span className="quiet">{help}</span>{' '}
      {set !== undefined && witness && (
        <a href={addressOfWitness(set, witness.journey ?? document, witness)}>
          Show me<span className="hidden"> {sentence}</span>
        </a>
      )}
    </li>
  );
}

const forTranslators = 'For translators';

/** Findings by what they mean for going live; those of a release, which is live, are together. */
function groupsOf(
  problems: readonly Problem[],
  toAccept: readonly string[] | undefined,
): readonly (readonly [string, readonly Problem[]])[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const notes = problems.filter(({ severity }) => severity !== 'error');
  const groups =
    toAccept === undefined
      ? ([['Notes', notes]] as const)
      : ([
          ['To be accepted before it goes live', findingsToAccept({ problems, toAccept })],
          [forTranslators, notes.filter(({ code }) => !toAccept.includes(code))],
        ] as const);
  return [['Errors', errors] as const, ...groups].filter(([, found]) => found.length > 0);
}
