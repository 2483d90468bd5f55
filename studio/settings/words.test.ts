import { expect, it } from 'vitest';
import { labelOf, nameFor, wordsOf } from './words.ts';

it.each([
  ['What is your dog’s name?', [], 'dogsName'],
  ['What is your dog’s name?', ['dogsName'], 'dogsName2'],
  ['Purchase order number (if you use one)', [], 'purchaseOrderNumberUse'],
  ['Who are you?', [], 'whoAreYou'],
  ['Tēnā koe', [], 'tenaKoe'],
  ['12 months', [], 'question12Months'],
  ['?', [], 'question'],
])('the answer to %j has a name', (label, taken, name) => {
  expect(nameFor(label, new Set(taken))).toBe(name);
});

it('knows parts by their own words, and properties by their names', () => {
  expect(wordsOf('metaDescription')).toBe('Meta description');
  expect(labelOf({ label: '= answers.loaf', title: '<b>Rye</b>' }, 'Part')).toBe('Rye');
  expect(labelOf({ level: 2 }, 'Header')).toBe('Header');
  expect(labelOf({ title: 'Rye &amp; <em>bun</em>' }, 'Part')).toBe('Rye & bun');
});
