import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { compileRule, evaluateRule } from '../../../engine/rules/evaluation/compile.ts';
import { scopeOf } from '../../../engine/rules/rules.fixture.ts';
import { resultsNeeded } from './results-needed.ts';

const count: Rule = { var: 'results.stock.count' };
const fee: Rule = { var: 'results.price.fee' };
const isOld: Rule = { '==': [{ var: 'answers.age' }, 'old'] };
const sources = { facts: { isCheap: { '<': [fee, 5] } as Rule } };

const numbers: fc.Arbitrary<Rule> = fc.constantFrom<Rule>(
  count,
  fee,
  { '+': [count, fee] },
  { round: [count, 0] },
  { '*': [fee, 2] },
  { else: [count, 3] },
  { else: [count, fee] },
  { if: [isOld, count, fee] },
  { if: [{ '>': [count, 2] }, fee] },
  2,
);
const atom: fc.Arbitrary<Rule> = fc.oneof(
  fc
    .tuple(fc.constantFrom('==', '!=', '===', '!==', '<', '<=', '>', '>='), numbers, numbers)
    .map(([order, left, right]) => ({ [order]: [left, right] }) as Rule),
  fc.tuple(numbers, numbers).map(([left, right]): Rule => ({ in: [left, [right, 4]] })),
  numbers.map((number): Rule => ({ answered: number })),
  fc.constantFrom<Rule>({ var: 'facts.isCheap' }, isOld, true, false),
);
const { condition } = fc.letrec<{ condition: Rule }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    atom,
    fc.tuple(tie('condition'), tie('condition')).map((parts): Rule => ({ and: parts })),
    fc.tuple(tie('condition'), tie('condition')).map((parts): Rule => ({ or: parts })),
    tie('condition').map((part): Rule => ({ not: part })),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map((parts): Rule => ({ if: parts })),
  ),
}));

/** Values of a condition for everything that it may read, with the results of one call absent. */
function valuesWithout(rule: Rule, absent: string): readonly unknown[] {
  const found: unknown[] = [];
  for (const age of [undefined, 'old', 'new']) {
    for (const number of [undefined, 1, 4, 9]) {
      const all = { stock: { count: number }, price: { fee: number } };
      const results = Object.fromEntries(Object.entries(all).filter(([name]) => name !== absent));
      const scope = scopeOf({ answers: { age }, results });
      const facts = { isCheap: evaluateRule(compileRule(sources.facts.isCheap), scope).value };
      found.push(evaluateRule(compileRule(rule), { ...scope, facts }).value);
    }
  }
  return found;
}

describe('the results that a rule needs', () => {
  it.each([true, false])(
    'are those without which it is never so (is answered counts: %s)',
    (isAnsweredNeeded) => {
      let claims = 0;
      fc.assert(
        fc.property(condition, (rule) => {
          const needed = resultsNeeded(rule, sources, { isAnsweredNeeded });
          for (const absent of ['stock', 'price']) {
            const values = valuesWithout(rule, absent);
            if (needed.forTrue.has(absent)) expect(values).not.toContain(true);
            if (needed.forFalse.has(absent)) expect(values).not.toContain(false);
            if (needed.forValue.has(absent)) expect(new Set(values)).toEqual(new Set([undefined]));
            claims += needed.forTrue.size + needed.forFalse.size;
          }
        }),
        { numRuns: 1_000 },
      );
      expect(claims).toBeGreaterThan(100);
    },
  );

  it.each<[Rule, readonly string[]]>([
    [count, ['stock']],
    [{ else: [count, 0] }, []],
    [{ else: [count, fee] }, []],
    [{ if: [{ answered: count }, count, 0] }, []],
    [{ if: [{ '>': [count, 2] }, fee] }, ['price', 'stock']],
    [{ '+': [count, fee] }, ['price', 'stock']],
    [{ var: 'facts.isCheap' }, ['price']],
    [{ var: 'facts.unknown' }, []],
    [{ cat: ['There are ', count] }, []],
  ])('%j has no value without %j', (rule, names) => {
    expect([...resultsNeeded(rule, sources).forValue].sort()).toEqual(names);
  });
});
