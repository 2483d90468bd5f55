import type { Journey } from '#schemas';
import { pointerOf } from '../../base/json/json-pointer.ts';
import type { Origin } from './origins.ts';
import type { FindFacts } from './shared-facts.ts';

/**
 * Names of the answers that a journey shares: its own, and those of the documents that it uses.
 *
 * @param origins receives the origin of each of the others
 */
export function withSharedAnswers(
  { sharedAnswers = [], uses = [] }: Journey,
  findFacts: FindFacts,
  origins: Map<string, Origin>,
): readonly string[] {
  const names = new Set(sharedAnswers);
  for (const document of uses) {
    for (const [index, name] of (findFacts(document)?.sharedAnswers ?? []).entries()) {
      if (names.has(name)) continue;
      origins.set(pointerOf('sharedAnswers', names.size), {
        document,
        pointer: pointerOf('sharedAnswers', index),
      });
      names.add(name);
    }
  }
  return [...names];
}
