import type { Journey } from '#schemas';
import { quoted } from '../../base/json/describe-value.ts';
import type { Finding } from '../../base/json/finding.ts';
import { pointerOf } from '../../base/json/json-pointer.ts';
import type { Origin } from './origins.ts';
import type { FindFacts } from './shared-facts.ts';

type Sequences = NonNullable<Journey['sequences']>;

/**
 * The sequences of a journey: its own, and those of the documents that it uses. The first of a name wins.
 *
 * @param origins receives the origin of each of the others
 * @param findings receives duplicate names
 */
export function withSharedSequences(
  { sequences = {}, uses = [] }: Journey,
  findFacts: FindFacts,
  origins: Map<string, Origin>,
  findings: Finding[],
): Sequences {
  const merged = new Map(Object.entries(sequences));
  for (const [index, document] of uses.entries()) {
    for (const [name, actions] of Object.entries(findFacts(document)?.sequences ?? {})) {
      const pointer = pointerOf('sequences', name);
      if (merged.has(name)) findings.push(givenTwice(name, document, index));
      else {
        origins.set(pointer, { document, pointer });
        merged.set(name, actions);
      }
    }
  }
  return Object.fromEntries(merged);
}

function givenTwice(name: string, document: string, index: number): Finding {
  return {
    code: 'duplicate-sequence',
    pointer: pointerOf('uses', index),
    message: `There is a sequence ${quoted(name)} already; ${quoted(document)} has another.`,
    help: 'Give one of the two another name, or take it out.',
  };
}
