import { type Answers, type CompiledRelease, memoize, type Sharer, sharersOf } from '#engine';
import type { Journey } from '#schemas';
import type { JourneySession } from '../../sessions/sessions.ts';
import { joinState } from '../../sessions/stored-state.ts';

/** For each journey of a release, the journeys that share answers with it. */
const sharersByJourney = memoize((release: CompiledRelease): ReadonlyMap<string, readonly Sharer[]> => {
  const journeys = [...release.documents.values()].filter(
    (document): document is Journey => document.kind === 'journey',
  );
  return new Map(journeys.map((journey) => [journey.id, sharersOf(journey, journeys)]));
});

export function sharersIn(release: CompiledRelease, journey: string): readonly Sharer[] {
  return sharersByJourney(release).get(journey) ?? [];
}

/**
 * The visitor's latest answers in other journeys that share answers with a journey; a run that has ended
 * shares nothing.
 *
 * @param since expiry of the journey's own session; only sessions that were saved later, so expire later,
 * count
 * @param stored the visitor's sessions, by journey
 */
export function sharedAnswers(
  sharers: readonly Sharer[],
  since: number,
  stored: ReadonlyMap<string, JourneySession>,
): Answers {
  const later = sharers
    .flatMap(({ journey, answers }) => {
      const session = stored.get(journey);
      if (session === undefined || session.expiresAt <= since) return [];
      return { answers, state: joinState(session), expiresAt: session.expiresAt };
    })
    .filter(({ state }) => state.ended === undefined)
    .sort((one, other) => one.expiresAt - other.expiresAt);
  const entries = later.flatMap(({ answers, state }) =>
    answers.map((name) => [name, state.answers[name]] as const),
  );
  return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined && answer !== null));
}
