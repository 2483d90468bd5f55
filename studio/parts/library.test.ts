import { expect, it } from 'vitest';
import { itemsOf } from '../settings/properties.ts';
import { kindsOf, kindsWith, newPart } from './library.ts';

const questions = kindsOf(itemsOf({ kind: 'form', fields: [] }, '/fields'));

it.each([
  ['short text', 'text-input'],
  ['long text', 'text-area'],
  ['yes or no', 'yes-no'],
  ['date', 'date-input'],
  ['month and year', 'month-input'],
  ['time of day', 'time-input'],
  ['how long', 'duration-input'],
  ['full name', 'name-input'],
  ['postal address', 'address-input'],
  ['money', 'money-input'],
  ['from to', 'date-range'],
  ['signature', 'signature-input'],
  ['put in order', 'ranking'],
  ['choose one', 'radio-group'],
])('finds a kind of question by everyday words: %s', (words, type) => {
  expect(kindsWith(questions, words)[0]?.type).toBe(type);
});

it('finds a kind of part by everyday words: photo', () => {
  const modules = kindsOf(itemsOf({ kind: 'page', zones: { content: [] } }, '/zones/content'));
  expect(kindsWith(modules, 'photo').length).toBeGreaterThan(0);
});

const modules = kindsOf(itemsOf({ kind: 'page', zones: { content: [] } }, '/zones/content'));
const partOf = (kinds: typeof modules, type: string) => {
  const kind = kinds.find((each) => each.type === type);
  return kind && newPart(kind);
};

it('has text input first, and says which parts of a form ask nothing', () => {
  expect(questions[0]?.type).toBe('text-input');
  const silent = questions.filter(({ asksNothing }) => asksNothing).map(({ type }) => type);
  expect(silent.slice(0, 5)).toEqual(['notice', 'text-block', 'table', 'next-steps', 'button']);
  expect(modules[0]?.type).toBe('rich-text');
  expect(modules.filter(({ asksNothing }) => asksNothing)).toEqual([]);
});

it('makes parts with sample words and links that lead home, in place of what an example tells', () => {
  const cards = partOf(modules, 'cards');
  expect(cards).toMatchObject({ title: 'Sample text' });
  expect(cards?.cards).toHaveLength(3);
  expect(cards?.cards).toMatchObject([
    {
      title: 'Sample text 1',
      description: 'Sample text: write your own.',
      cta: { label: 'Sample text 1', href: '/' },
    },
    { title: 'Sample text 2' },
    { title: 'Sample text 3' },
  ]);
});

it('keeps the words of questions that they need whatever they ask', () => {
  expect(partOf(questions, 'select')).toMatchObject({
    placeholder: 'Choose a size',
    options: [
      { id: 'small', label: 'Sample text 1' },
      { label: 'Sample text 2' },
      { label: 'Sample text 3' },
    ],
  });
});

it('tells entries of inner lists apart, and writes rich text as paragraphs', () => {
  const inner = partOf(questions, 'item-list')?.fields;
  expect(inner).toMatchObject([{}, { options: [{ label: 'Sample text 1' }, { label: 'Sample text 2' }] }]);
  expect(partOf(questions, 'text-block')?.html).toBe('<p>Sample text: write your own.</p>');
});

it('asks no least length of the answers to a new question', () => {
  expect(partOf(questions, 'text-input')?.value).toEqual({ type: 'string' });
});
