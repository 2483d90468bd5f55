import type { Journey } from '#schemas';

/** A journey, and the answers that it shares with another. */
export interface Sharer {
  readonly journey: string;
  readonly answers: readonly string[];
}

/** The other journeys that share an answer with a journey, by their `sharedAnswers`. */
export function sharersOf(journey: Journey, journeys: Iterable<Journey>): readonly Sharer[] {
  const own = new Set(journey.sharedAnswers);
  if (own.size === 0) return [];
  return [...journeys].flatMap(({ id, sharedAnswers = [] }) => {
    const answers = sharedAnswers.filter((name) => own.has(name));
    return id === journey.id || answers.length === 0 ? [] : [{ journey: id, answers }];
  });
}
