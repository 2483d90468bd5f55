import type { Journey } from '#schemas';

/** A journey, and the answers that another one has in common with it. */
export interface Sharer {
  readonly journey: string;
  readonly answers: readonly string[];
}

/** The other journeys that share answers with a journey: those whose `sharedAnswers` name some of the same. */
export function sharersOf(journey: Journey, journeys: Iterable<Journey>): readonly Sharer[] {
  const own = new Set(journey.sharedAnswers);
  if (own.size === 0) return [];
  return [...journeys].flatMap(({ id, sharedAnswers = [] }) => {
    const answers = sharedAnswers.filter((name) => own.has(name));
    return id === journey.id || answers.length === 0 ? [] : [{ journey: id, answers }];
  });
}
