import { expect, it } from 'vitest';
import { type ListChange, translationsAfter } from './translated-parts.ts';

const blocks = ['Rye', 'Oats', 'Spelt'].map((text) => ({ type: 'paragraph', text }));
const page = (entries: readonly object[]) => JSON.stringify({ id: 'bread', title: 'Bread', blocks: entries });
const before = { id: 'bread', body: page(blocks) };
const translation = {
  id: 'bread-mi',
  body: JSON.stringify({
    kind: 'translation',
    document: 'bread',
    texts: {
      title: { text: 'Parāoa' },
      'blocks/#1/text': { text: 'Rai' },
      'blocks/#2/text': { text: 'Oti' },
      'blocks/#3/text': { text: 'Perete' },
    },
  }),
};
const others = {
  id: 'other-mi',
  body: JSON.stringify({ kind: 'translation', document: 'other', texts: {} }),
};
const textsAfter = (after: readonly (object | undefined)[], change: Omit<ListChange, 'list'>) => {
  const entries = after.flatMap((entry) => entry ?? []);
  const changes = translationsAfter([before, translation, others], before, page(entries), {
    list: '/blocks',
    ...change,
  });
  expect(changes.map(({ id }) => id)).toEqual(['bread-mi']);
  const { texts } = JSON.parse(changes[0]?.body ?? '');
  return Object.entries<{ text: string }>(texts).map(([path, { text }]) => [path, text]);
};
const [rye, oats, spelt] = blocks;

it('gives each entry that is known by its number its own translation after one before it is removed', () => {
  expect(textsAfter([oats, spelt], { from: 0 })).toEqual([
    ['title', 'Parāoa'],
    ['blocks/#1/text', 'Oti'],
    ['blocks/#2/text', 'Perete'],
  ]);
  // The only one of its type is known by it.
  expect(textsAfter([{ type: 'notice' }, spelt], { from: 0 }).at(-1)).toEqual([
    'blocks/paragraph/text',
    'Perete',
  ]);
});

it('does so after one is moved or added', () => {
  expect(textsAfter([oats, spelt, rye], { from: 0, to: 2 }).slice(1)).toEqual([
    ['blocks/#3/text', 'Rai'],
    ['blocks/#1/text', 'Oti'],
    ['blocks/#2/text', 'Perete'],
  ]);
  expect(textsAfter([rye, { type: 'paragraph' }, oats, spelt], { to: 1 }).slice(1)).toEqual([
    ['blocks/#1/text', 'Rai'],
    ['blocks/#3/text', 'Oti'],
    ['blocks/#4/text', 'Perete'],
  ]);
});

it('leaves translations alone whose texts all stay where they are', () => {
  const change = { list: '/blocks', to: 3 };
  expect(translationsAfter([translation], before, page([...blocks, { type: 'paragraph' }]), change)).toEqual(
    [],
  );
});
