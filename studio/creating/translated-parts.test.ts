import { expect, it } from 'vitest';
import { moveTo } from '../parts/moves.ts';
import { addCopy } from '../parts/structure.ts';
import {
  type ListChange,
  textsOfPart,
  translationsAfter,
  translationsAfterMove,
  translationsWithPart,
} from './translated-parts.ts';

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

const richText = (id: string, ...texts: readonly string[]) => ({
  type: 'rich-text',
  id,
  blocks: texts.map((text) => ({ type: 'paragraph', text })),
});
const general = (id: string, ...content: readonly object[]) => ({
  id,
  body: JSON.stringify({ kind: 'page', id, schemaVersion: 1, template: 'general', zones: { content } }),
});
const inMaori = (document: string, texts: Readonly<Record<string, string>>) => ({
  id: `${document}-mi`,
  body: JSON.stringify({
    kind: 'translation',
    language: 'mi',
    document,
    texts: Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, { text }])),
  }),
});
/** The texts of all translations after a part is dragged from one place to another. */
function afterDragging(
  documents: readonly { readonly id: string; readonly body: string }[],
  [document, pointer]: readonly [string, string],
  [to, list, index]: readonly [string, string, number],
) {
  const part = { document, pointer };
  const place = { list: { document: to, pointer: list }, index };
  const moved = moveTo((id) => documents.find((each) => each.id === id)?.body ?? '', part, place);
  const changes = moved ? translationsAfterMove(documents, part, moved) : [];
  return Object.fromEntries(
    changes.map(({ id, body }) => [
      id,
      Object.fromEntries(
        Object.entries<{ text: string }>(JSON.parse(body ?? '').texts).map(([path, { text }]) => [
          path,
          text,
        ]),
      ),
    ]),
  );
}

it('gives each part its translation after one is dragged within its list, and between lists', () => {
  const documents = [
    general('bread', richText('one', 'Rye', 'Oats', 'Spelt'), richText('two', 'Bran', 'Malt')),
    inMaori('bread', {
      'zones/content/one/blocks/#1/text': 'Rai',
      'zones/content/one/blocks/#3/text': 'Perete',
      'zones/content/two/blocks/#2/text': 'Mōti',
    }),
  ];
  const one = '/zones/content/0/blocks';
  expect(afterDragging(documents, ['bread', `${one}/0`], ['bread', one, 3])).toEqual({
    'bread-mi': {
      'zones/content/one/blocks/#3/text': 'Rai',
      'zones/content/one/blocks/#2/text': 'Perete',
      'zones/content/two/blocks/#2/text': 'Mōti',
    },
  });
  expect(afterDragging(documents, ['bread', `${one}/0`], ['bread', '/zones/content/1/blocks', 1])).toEqual({
    'bread-mi': {
      'zones/content/two/blocks/#2/text': 'Rai',
      'zones/content/one/blocks/#2/text': 'Perete',
      'zones/content/two/blocks/#3/text': 'Mōti',
    },
  });
  // A part with a name of its own is known by that.
  expect(afterDragging(documents, ['bread', '/zones/content/0'], ['bread', '/zones/content', 2])).toEqual({});
});

it('takes the translation of a part along to another document in its language', () => {
  const documents = [
    general('bread', richText('one', 'Rye', 'Oats')),
    inMaori('bread', {
      'zones/content/one/blocks/#1/text': 'Rai',
      'zones/content/one/blocks/#2/text': 'Oti',
    }),
    general('flour', richText('one', 'Bran', 'Malt')),
    inMaori('flour', { 'zones/content/one/blocks/#1/text': 'Papapa' }),
  ];
  const list = '/zones/content/0/blocks';
  expect(afterDragging(documents, ['bread', `${list}/0`], ['flour', list, 0])).toEqual({
    'bread-mi': { 'zones/content/one/blocks/paragraph/text': 'Oti' },
    'flour-mi': { 'zones/content/one/blocks/#2/text': 'Papapa', 'zones/content/one/blocks/#1/text': 'Rai' },
  });
});

it('gives a pasted part the translations that were copied with it, and the others theirs', () => {
  const bread = general('bread', richText('one', 'Rye', 'Oats'));
  const flour = general('flour', richText('one', 'Bran', 'Malt'));
  const documents = [
    bread,
    inMaori('bread', {
      'zones/content/one/blocks/#1/text': 'Rai',
      'zones/content/one/blocks/#2/text': 'Oti',
    }),
    flour,
    inMaori('flour', { 'zones/content/one/blocks/#1/text': 'Papapa' }),
  ];
  const list = '/zones/content/0/blocks';
  const texts = textsOfPart(documents, { document: 'bread', pointer: `${list}/0` });
  expect(texts).toEqual({ mi: { '/text': { text: 'Rai' } } });
  const block = { type: 'paragraph', text: 'Rye' };
  const pasted = addCopy(flour.body, list, 0, block, new Set());
  const changes = translationsWithPart(documents, flour, pasted, { ...texts, de: { '/text': 'Roggen' } });
  expect(changes.map(({ id, body }) => [id, JSON.parse(body ?? '').texts])).toEqual([
    [
      'flour-mi',
      {
        'zones/content/one/blocks/#1/text': { text: 'Papapa' },
        'zones/content/one/blocks/#2/text': { text: 'Rai' },
      },
    ],
  ]);
  const module = textsOfPart(documents, { document: 'bread', pointer: '/zones/content/0' });
  const whole = addCopy(flour.body, '/zones/content', 0, richText('one', 'Rye', 'Oats'), new Set());
  const [change] = translationsWithPart(documents, flour, whole, module);
  expect(Object.keys(JSON.parse(change?.body ?? '').texts)).toEqual([
    'zones/content/one/blocks/#1/text',
    'zones/content/one2/blocks/#1/text',
    'zones/content/one2/blocks/#2/text',
  ]);
});
