import { expect, it } from 'vitest';
import { insertionsIn, readInsertedValue, writeInsertedValue } from './inserted-value.ts';

it.each([
  ['input.day', { path: 'input.day', format: undefined, otherwise: undefined }],
  ['answers.hours else 1', { path: 'answers.hours', format: undefined, otherwise: 1 }],
  ["answers.name else 'you'", { path: 'answers.name', format: undefined, otherwise: 'you' }],
  ["formatDate(input.day, 'dd/MM/yyyy')", { path: 'input.day', format: 'dd/MM/yyyy', otherwise: undefined }],
])('reads %s as a value, and writes it so', (formula, value) => {
  expect(readInsertedValue(`= ${formula}`)).toEqual(value);
  expect(writeInsertedValue(value)).toBe(formula);
});

it.each([
  '= upper(input.name)',
  '= answers.a else answers.b',
  "= formatDate(answers.day else answers.later, 'd MMMM')",
  '= input.a + 1',
  '= input.',
  'words',
  12,
  undefined,
])('takes %s for more, or less, than a value', (value) => {
  expect(readInsertedValue(value)).toBeUndefined();
});

const words = new Map([
  ['facts.price', 'Price'],
  ['answers.hours', 'For how many hours?'],
]);

it('says in words what a text inserts, and where', () => {
  const text = 'That is {{ facts.price }} for {{ answers.hours else 1 }} hours.';
  const found = insertionsIn(text, words);
  expect(found.map(({ words: said }) => said)).toEqual(['Price', 'For how many hours?, or 1']);
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual([
    '{{ facts.price }}',
    '{{ answers.hours else 1 }}',
  ]);
});

it('says what a formula does, and shows one that has mistakes as it is', () => {
  const [sum, broken] = insertionsIn('{{ facts.price * 2 }} {{ facts. }}', words);
  expect(sum?.words).toContain('Price');
  expect(broken?.words).toBe('facts.');
});

it('finds nothing in a text of words, nor where the braces are still open', () => {
  expect(insertionsIn('That is all.', words)).toEqual([]);
  expect(insertionsIn('That is {{ facts.pri', words)).toEqual([]);
});
