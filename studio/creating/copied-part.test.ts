import { expect, it } from 'vitest';
import { addCopy } from '../parts/structure.ts';
import { readPart, writePart } from './copied-part.ts';
import { placeForPart } from './places-for-part.ts';

const question = { type: 'yes-no', name: 'sliced', label: 'Sliced?' };
const form = {
  kind: 'form',
  id: 'loaf-form',
  schemaVersion: 2,
  fields: [
    { type: 'radio-group', name: 'loaf', label: 'Loaf', options: [{ id: 'rye', label: 'Rye' }] },
    question,
  ],
};
const page = {
  kind: 'page',
  id: 'bread',
  schemaVersion: 1,
  path: '/bread',
  template: 'general',
  title: 'Bread',
  seo: { sitemapVisible: true },
  zones: { content: [{ type: 'quick-links', title: 'Links', cards: [{ title: 'Rye', href: '/rye' }] }] },
};

it('writes a part as a text, and reads no other text', () => {
  expect(readPart(writePart({ part: question, texts: {} }))).toEqual({ part: question, texts: {} });
  const texts = { mi: { '/label': { text: 'He tapahi?' } } };
  expect(readPart(writePart({ part: question, texts }))?.texts).toEqual(texts);
  expect(readPart(JSON.stringify({ waymark: 'part', part: question, texts: { mi: 'no' } }))?.texts).toEqual(
    {},
  );
  expect(['Sliced?', '{"part":{}}', '[]', ''].map(readPart)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  ['a question after a question', form, '/fields/0', question, '/fields', 0],
  ['a question after the question of an option', form, '/fields/0/options/0', question, '/fields', 0],
  [
    'an option into a question',
    form,
    '/fields/0',
    { id: 'oat', label: 'Oat' },
    '/fields/0/options',
    undefined,
  ],
  ['a module into a page', page, '', { type: 'rich-text', blocks: [] }, '/zones/content', undefined],
  [
    'a module after that of a card',
    page,
    '/zones/content/0/cards/0',
    { type: 'rich-text', blocks: [] },
    '/zones/content',
    0,
  ],
  [
    'a card after a card',
    page,
    '/zones/content/0/cards/0',
    { title: 'Oat', href: '/oat' },
    '/zones/content/0/cards',
    0,
  ],
] as const)('puts %s', (_what, document, near, part, list, after) => {
  expect(placeForPart(document, { document: document.id, pointer: near }, part)).toEqual({
    list: { document: document.id, pointer: list },
    after,
  });
});

it('puts a question nowhere on a page', () => {
  expect(placeForPart(page, { document: 'bread', pointer: '/zones/content/0' }, question)).toBeUndefined();
});

it('gives a pasted part names of its own, which what reads them in the part follows', () => {
  const group = {
    when: '= answers.loaf = "rye"',
    fields: [question, { type: 'yes-no', name: 'thick', label: 'Thick?', when: '= answers.sliced' }],
  };
  const { text } = addCopy(JSON.stringify(form), '/fields', 1, group, new Set(['loaf', 'sliced']));
  expect(JSON.parse(text).fields[2]).toEqual({
    when: '= answers.loaf = "rye"',
    fields: [
      { ...question, name: 'sliced2' },
      { type: 'yes-no', name: 'thick', label: 'Thick?', when: '= answers.sliced2' },
    ],
  });
});
