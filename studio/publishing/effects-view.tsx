import type { ReactNode } from 'react';
import type { PlacedChanges, PlacedSentence } from '#analysis';
import { wordsOf } from '../settings/words.ts';
import { Findings } from './findings.tsx';
import { Pictures, type VersionsSource } from './pictures/pictures.tsx';
import type { Effects, VisitGroup } from './review-types.ts';

interface EffectsViewProps {
  readonly effects: Effects;
  /** Content below a sentence, such as comments. */
  readonly below?: ((sentence: PlacedSentence) => ReactNode) | undefined;
  /** Whether there are comments on a sentence, which is not folded then. */
  readonly isDiscussed?: ((sentence: PlacedSentence) => boolean) | undefined;
  /** Where the pages of before and after are read; without it there are no pictures of them. */
  readonly versions?: VersionsSource | undefined;
  /** Id of the change set, whose preview can walk to where a finding shows. */
  readonly set?: string;
}

/** Changes for visitors by publishing, page by page, with findings and open visits. */
export function EffectsView({ effects, below, isDiscussed, versions, set }: EffectsViewProps) {
  const { places, sessions, moves } = effects;
  return (
    <>
      {places?.length === 0 && <p>Nothing differs from what is live.</p>}
      {places === null && <p>The changes cannot be compared before their errors are mended.</p>}
      {places?.filter(isSeen).map((place) => (
        <Place key={place.place} {...{ place, below, versions }} />
      ))}
      {places && <HowItWorks {...{ places: places.filter((place) => !isSeen(place)), below, isDiscussed }} />}
      <Findings effects={effects} set={set} />
      <Visits sessions={sessions} moves={moves} />
    </>
  );
}

/** Whether visitors see a place; the others say how it works. */
function isSeen({ group }: PlacedChanges): boolean {
  return group !== 'machinery';
}

interface PlaceProps extends Pick<EffectsViewProps, 'below' | 'versions'> {
  readonly place: PlacedChanges;
  readonly heading?: 'h2' | 'h3';
}

/** The changes of one place, below pictures of its page. */
function Place({ place: { place, path, texts, sentences }, heading: Heading = 'h2', ...props }: PlaceProps) {
  const { below, versions } = props;
  return (
    <section className="place">
      <Heading>{place}</Heading>
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
  );
}

interface HowItWorksProps extends Pick<EffectsViewProps, 'below' | 'isDiscussed'> {
  readonly places: readonly PlacedChanges[];
}

/** Changes that no visitor sees, such as what services receive. They are folded unless somebody has commented on one. */
function HowItWorks({ places, below, isDiscussed }: HowItWorksProps) {
  if (places.length === 0) return null;
  const sentences = places.flatMap((place) => place.sentences);
  return (
    <details className="place how-it-works" open={isDiscussed && sentences.some(isDiscussed)}>
      <summary>
        <h2>How it works</h2>{' '}
        <span className="quiet">
          {sentences.length === 1 ? '1 change' : `${sentences.length} changes`} that visitors do not read
        </span>
      </summary>
      {places.map((place) => (
        <Place key={place.place} {...{ place, below }} heading="h3" />
      ))}
    </details>
  );
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
            <li key={journey}>{`${counted(count)} in “${wordsOf(journey)}”.`}</li>
          ))}
      </ul>
    </section>
  );
}

function sentenceOf({ journey, step, outcome, again, sessions }: VisitGroup): string {
  const name = wordsOf(journey);
  const where = step === undefined ? `in “${name}”` : `at the step ${stepInWords(step)} of “${name}”`;
  return `${counted(sessions)} ${where} ${endings[outcome](again, sessions === 1)}`;
}

/** The step as people call it: `“Pay” (pay)` is “Pay”, and `“pay”` too. */
function stepInWords(step: string): string {
  return step.replace(/ \([\w-]+\)$/, '').replace(/^“([a-z][\w-]*)”$/, (_, id: string) => `“${wordsOf(id)}”`);
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
