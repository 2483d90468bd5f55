import { expect, test } from 'vitest';
import { choiceColumns } from './choice-group.tsx';

const choices = (count: number, more: { readonly hint?: string } = {}) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, label: 'At the counter', ...more }));

test('short choices stand in two columns when they fill them, or are many', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((count) => choiceColumns(choices(count)))).toEqual([
    undefined,
    'two',
    undefined,
    'two',
    'two',
    'two',
    'two',
  ]);
});

test('two choices that each need reading are a pair; one that does is below the other', () => {
  expect(choiceColumns(choices(2, { hint: 'From nine to five.' }))).toBe('pair');
  expect(choiceColumns([...choices(1), ...choices(1, { hint: 'From nine to five.' })])).toBeUndefined();
});

test('choices that need reading are below each other', () => {
  expect(choiceColumns(choices(4, { hint: 'From nine to five.' }))).toBeUndefined();
  expect(
    choiceColumns([{ id: 'far', label: 'Wherever in the town you live' }, ...choices(1)]),
  ).toBeUndefined();
});
