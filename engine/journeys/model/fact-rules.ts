import type { DescribedFact, Journey, Rule } from '#schemas';

/** A fact in a document: a rule, or a rule with a description. */
export type Fact = NonNullable<Journey['facts']>[string];

/** The rules of a journey's own facts, by name. */
export function factRules({ facts = {} }: Pick<Journey, 'facts'>): { readonly [name: string]: Rule } {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, ruleOfFact(fact)]));
}

export function ruleOfFact(fact: Fact): Rule {
  return isDescribed(fact) ? fact.value : fact;
}

/** True for a fact with a description. No operator is named "value". */
export function isDescribed(fact: Fact): fact is DescribedFact {
  if (typeof fact !== 'object' || fact === null || !Object.hasOwn(fact, 'value')) return false;
  return Object.keys(fact).every((name) => name === 'value' || name === 'description');
}
