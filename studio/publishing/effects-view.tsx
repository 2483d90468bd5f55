import type { ReactNode } from 'react';
import type { PlacedSentence } from '#analysis';
import type { Problem } from '#engine';
import { addressOfWitness } from '../base/witness-address.ts';
import { Pictures, type VersionsSource } from './pictures.tsx';
import { findingsToAccept } from './review-acts.ts';
import type { Effects, VisitGroup } from './review-types.ts';

interface EffectsViewProps {
  readonly effects: Effects;
  /** Content below a sentence, such as comments. */
  readonly below?: (sentence: PlacedSentence) => ReactNode;
  /** Where the pages of before and after are read; without it there are no pictures of them. */
  readonly versions?: VersionsSource | undefined;
  /** Id of the change set, whose preview can walk to where a finding shows. */
  readonly set?: string;
}

/** Changes for visitors by publishing, page by page, with findings and open visits. */
export function EffectsView({
  effects: { places, problems, toAccept, sessions, moves },
  below,
  versions,
  set,
}: EffectsViewProps) {
  return (
    <>
      {places?.length === 0 && <p>Nothing differs from what is live.</p>}
      {places === null && <p>The changes cannot be compared before their errors are mended.</p>}
      {places?.map(({ place, path, sentences, texts }) => (
        <section key={place} className="place">
          <h2>{place}</h2>
          {versions && path !== undefined && (
            <Pictures place={place} path={path} texts={texts} source={versions} />
          )}
          <ul className="list">
            {sentences.map((sentence) => (
              <li key={`${sentence.document}/${sentence.part}/${sentence.text}${sentence.details.join()}`}>
                <p>{sentence.text}</p>
                <Details details={sentence.details} />
                {below?.(sentence)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groupsOf(problems, toAccept).map(([title, found]) => (
        <section className="place" key={title}>
          <h2>{title}</h2>
          <ul className="list">
            {found.map(({ document, pointer, code, message, help, severity, witness }) => (
              <li key={`${document}${pointer}${code}${message}`} className={severity}>
                {message} <span className="quiet">{help}</span>{' '}
                {set !== undefined && witness && (
                  <a href={addressOfWitness(set, witness.journey ?? document, witness)}>
                    Show me<span className="hidden"> {message}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Visits sessions={sessions} moves={moves} />
    </>
  );
}

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
          ['For translators', notes.filter(({ code }) => !toAccept.includes(code))],
        ] as const);
  return [['Errors', errors] as const, ...groups].filter(([, found]) => found.length > 0);
}

/** Long lists are folded. */
const mostShown = 4;

function Details({ details }: Pick<PlacedSentence, 'details'>) {
  const lines = details.map((detail) => (
    <p key={detail} className="detail">
      {detail}
    </p>
  ));
  if (lines.length <= mostShown) return lines;
  return (
    <details>
      <summary>All {lines.length}</summary>
      {lines}
    </details>
  );
}

/** Open visits by step, and what becomes of them. */
function Visits({ sessions, moves }: Pick<Effects, 'sessions' | 'moves'>) {
  if (sessions.length === 0) return null;
  return (
    <section className="place">
      <h2>Open visits</h2>
      <ul className="list">
        {moves.map((group) => (
          <li key={JSON.stringify(group)}>{sentenceOf(group)}</li>
        ))}
        {moves.length === 0 &&
          sessions.map(({ journey, sessions: count }) => (
            <li key={journey}>{`${counted(count)} in “${journey}”.`}</li>
          ))}
      </ul>
    </section>
  );
}

function sentenceOf({ journey, step, outcome, again, sessions }: VisitGroup): string {
  const where = step === undefined ? `in “${journey}”` : `at the step ${step} of “${journey}”`;
  return `${counted(sessions)} ${where} ${endings[outcome](again, sessions === 1)}`;
}

const endings: Readonly<Record<VisitGroup['outcome'], (again: readonly string[], isOne: boolean) => string>> =
  {
    moves: (_, isOne) => `${isOne ? 'moves' : 'move'} along.`,
    stays: (again, isOne) =>
      `${isOne ? 'stays' : 'stay'} on what ${isOne ? 'it was' : 'they were'} begun with` +
      `${again.length > 0 ? `, because of ${again.map((label) => `“${label}”`).join(', ')}` : ''}.`,
    ends: (_, isOne) => `${isOne ? 'ends' : 'end'}, since the journey is gone.`,
    unread: () => 'cannot be looked at.',
  };

function counted(count: number): string {
  return count === 1 ? '1 visit' : `${count} visits`;
}
