import { expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { nativePatterns } from '../../../../engine/rules/runtime/native-patterns.ts';
import { emptyScope } from '../../../../engine/rules/runtime/scope.ts';
import { choiceOf, numberType, objectOf } from '../../../../engine/rules/types/rule-type.ts';
import { unreachableRows } from './check-declared-conditions.ts';

const item: Rule = { var: 'input.item' };
const count: Rule = { var: 'input.count' };

function unreachable(...conditions: readonly Rule[]): readonly number[] {
  return unreachableRows(
    // biome-ignore lint/suspicious/noThenProperty: a part of a row.
    { rows: conditions.map((when) => ({ when, then: 1 })) },
    {
      roots: { input: objectOf({ item: choiceOf(['chair', 'clock', 'other']), count: numberType }) },
      domainAt: () => undefined,
      facts: {},
      decision: () => undefined,
      scope: { ...emptyScope, matches: nativePatterns },
    },
  );
}

it('A row of a decision is not reached after rows that hold for everything it could be', () => {
  const known: Rule = { in: [item, ['chair', 'clock', 'other']] };
  expect(unreachable(known, { '==': [item, 'clock'] })).toEqual([1]);
  expect(unreachable({ in: [item, ['chair', 'other']] }, { '==': [item, 'clock'] })).toEqual([]);
});

it('A row of a decision is reached by an input that is not answered', () => {
  const known: Rule = { in: [item, ['chair', 'clock', 'other']] };
  expect(unreachable(known, { not: { answered: item } })).toEqual([]);
  expect(unreachable({ answered: item }, { not: { answered: item } }, { '>': [count, 3] })).toEqual([2]);
});

it('A row of a decision is not reached between limits that the rows before it cover', () => {
  const middle: Rule = { '==': [count, 4] };
  expect(unreachable({ '<': [count, 5] }, middle)).toEqual([1]);
  expect(unreachable({ '<': [count, 4] }, middle)).toEqual([]);
});

it('A row of a decision that reads more than its input may be reached whatever that is', () => {
  const elsewhere: Rule = { '==': [{ var: 'answers.item' }, 'chair'] };
  const isChair: Rule = { '==': [item, 'chair'] };
  expect(unreachable(elsewhere, { and: [{ answered: { var: 'answers.item' } }, isChair] })).toEqual([]);
  expect(unreachable(elsewhere, { or: [elsewhere, isChair] })).toEqual([]);
});

it('A row of a decision is not reached if all that it needs has led to a row before it', () => {
  const elsewhere: Rule = { '==': [{ var: 'answers.item' }, 'chair'] };
  expect(unreachable(elsewhere, { and: [elsewhere, { '==': [item, 'chair'] }] })).toEqual([1]);
});
