import type { Repeated } from '../../rules/texts/repeated.ts';
import type { Loop, PlacedRule } from './placed-rule.ts';

/** The loop of an entry; undefined for one that is not repeated. */
export function loopOf({ each, as }: Repeated): Loop | undefined {
  return each === undefined ? undefined : { each, as };
}

/** The rules of an entry, and the rule of the list that it is repeated for. */
export function repeatedRules(
  entry: Repeated,
  at: string,
  rules: readonly PlacedRule[],
): readonly PlacedRule[] {
  const within = loopOf(entry);
  if (within === undefined) return rules;
  return [
    { at, rule: within.each, gives: 'list', loop: within },
    ...rules.map((rule) => ({ ...rule, within })),
  ];
}
