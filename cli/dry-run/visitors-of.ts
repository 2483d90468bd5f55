import type { JsonValue } from '#engine';
import type { Hints } from './press-step.ts';

/** Answers that belong together, such as an address and its id. */
export type AnswerSet = Readonly<Record<string, JsonValue>>;

/**
 * The visitors who try a journey. Sets that share a name are alternatives: the first visitor has the first set of each,
 * and every other set has a visitor of its own. All of them give `answers`.
 */
export function visitorsOf(answers: AnswerSet, sets: readonly AnswerSet[]): readonly Hints[] {
  const first = withSets(answers, sets);
  const others = sets.filter(
    (set) => !first.sets.includes(set) && Object.keys(set).every((name) => !Object.hasOwn(answers, name)),
  );
  return [first, ...others.map((set) => withSets(answers, [set, ...sets]))].map(({ hints }) => hints);
}

/** The answers with every set that none before it contradicts. */
function withSets(answers: AnswerSet, sets: readonly AnswerSet[]) {
  const hints = new Map(Object.entries(answers));
  const taken: AnswerSet[] = [];
  for (const set of sets) {
    const names = Object.keys(set);
    if (names.some((name) => hints.has(name))) continue;
    for (const name of names) hints.set(name, set[name] ?? null);
    taken.push(set);
  }
  return { hints, sets: taken };
}
