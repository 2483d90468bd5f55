import type { Facts, Journey, Rule } from '#schemas';
import { quoted } from '../../base/json/describe-value.ts';
import type { Finding } from '../../base/json/finding.ts';
import { pointerOf } from '../../base/json/json-pointer.ts';
import { isDescribed, ruleOfFact } from '../../journeys/model/fact-rules.ts';
import type { Origin } from './origins.ts';

/** Looks up a `facts` document; undefined for an unknown id. */
export type FindFacts = (id: string) => Facts | undefined;

/**
 * The rules of a journey's facts: its own, and those of the documents that it uses. The first of a name wins.
 *
 * @param origins receives the origin of each
 * @param findings receives duplicate names
 */
export function withSharedFacts(
  { facts = {}, uses = [] }: Journey,
  findFacts: FindFacts,
  origins: Map<string, Origin>,
  findings: Finding[],
): { readonly [name: string]: Rule } {
  const merged = new Map<string, { readonly rule: Rule; readonly document?: string }>();
  for (const [name, fact] of Object.entries(facts)) {
    const pointer = pointerOf('facts', name);
    if (isDescribed(fact)) origins.set(pointer, { pointer: `${pointer}/value` });
    merged.set(name, { rule: ruleOfFact(fact) });
  }
  for (const [index, document] of uses.entries()) {
    for (const [name, fact] of Object.entries(findFacts(document)?.facts ?? {})) {
      const known = merged.get(name);
      const pointer = pointerOf('facts', name);
      if (known) findings.push(givenTwice(name, document, index, known.document));
      else {
        origins.set(pointer, { document, pointer: isDescribed(fact) ? `${pointer}/value` : pointer });
        merged.set(name, { rule: ruleOfFact(fact), document });
      }
    }
  }
  return Object.fromEntries([...merged].map(([name, { rule }]) => [name, rule]));
}

function givenTwice(name: string, document: string, index: number, before: string | undefined): Finding {
  const where = before === undefined ? 'The journey has' : `${quoted(before)} has`;
  return {
    code: 'duplicate-fact',
    pointer: pointerOf('uses', index),
    message: `${where} a fact ${quoted(name)} already; ${quoted(document)} has another.`,
    help: 'Give one of the two another name, or take it out.',
  };
}
