import { expect, it } from 'vitest';
import { comparisonsFor, firstTest, readCondition, writeCondition } from './conditions.ts';

it.each([
  ['= answers.gift', 'and', ['gift', 'yes', undefined]],
  ['= answers.gift = false', 'and', ['gift', 'no', undefined]],
  ['= not answers.gift', 'and', ['gift', 'notYes', undefined]],
  ["= answers.loaf = 'rye'", 'and', ['loaf', 'is', 'rye']],
  ["= answers.loaf != 'rye'", 'and', ['loaf', 'isNot', 'rye']],
  ["= answers.loaf in ['rye', 'bun']", 'and', ['loaf', 'oneOf', ['rye', 'bun']]],
  ["= 'nuts' in answers.extras", 'and', ['extras', 'has', 'nuts']],
  ["= not 'nuts' in answers.extras", 'and', ['extras', 'hasNot', 'nuts']],
  ['= count(answers.extras) > 1', 'and', ['extras', 'countMore', 1]],
  ['= answers.count > 2', 'and', ['count', 'more', 2]],
  ['= answers.count <= 2', 'and', ['count', 'atMost', 2]],
  ['= answers.loaf is answered', 'and', ['loaf', 'answered', undefined]],
  ['= answers.loaf is unanswered', 'and', ['loaf', 'unanswered', undefined]],
  ["= answers.loaf = 'rye' and answers.gift", 'and', ['loaf', 'is', 'rye'], ['gift', 'yes', undefined]],
  ["= answers.loaf = 'rye' or answers.gift", 'or', ['loaf', 'is', 'rye'], ['gift', 'yes', undefined]],
])('%s is read as comparisons, and written as it was', (formula, joins, ...tests) => {
  const condition = readCondition(formula);
  expect(condition?.joins).toBe(joins);
  expect(condition?.tests.map(({ question, comparison, value }) => [question, comparison, value])).toEqual(
    tests,
  );
  expect(condition && writeCondition(condition)).toBe(formula);
});

it.each([
  '= facts.isRye',
  '= answers.a and (answers.b or answers.c)',
  '= count(answers.extras) > answers.count',
  '= answers.loaf = answers.other',
  '= answers.',
  true,
  undefined,
])('%s is left to the formula', (value) => {
  expect(readCondition(value)).toBeUndefined();
});

it('offers the comparisons of a kind of question, and begins with one that has a value', () => {
  expect(comparisonsFor('yes-no')).toEqual(['yes', 'no', 'notYes', 'answered', 'unanswered']);
  const options = [{ id: 'rye', label: 'Rye' }];
  expect(firstTest({ name: 'loaf', label: 'Loaf', kind: 'choice', options })).toEqual({
    question: 'loaf',
    comparison: 'is',
    value: 'rye',
  });
});
