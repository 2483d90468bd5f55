import { expect, it } from 'vitest';
import { itemsOf } from '../settings/properties.ts';
import { kindsOf, kindsWith } from './library.ts';

const questions = kindsOf(itemsOf({ kind: 'form', fields: [] }, '/fields'));

it.each([
  ['short text', 'text-input'],
  ['long text', 'text-area'],
  ['yes or no', 'yes-no'],
  ['date', 'date-input'],
  ['choose one', 'radio-group'],
])('finds a kind of question by everyday words: %s', (words, type) => {
  expect(kindsWith(questions, words)[0]?.type).toBe(type);
});

it('finds a kind of part by everyday words: photo', () => {
  const modules = kindsOf(itemsOf({ kind: 'page', zones: { content: [] } }, '/zones/content'));
  expect(kindsWith(modules, 'photo').length).toBeGreaterThan(0);
});
