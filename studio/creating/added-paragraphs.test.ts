import { expect, it } from 'vitest';
import { addedParagraphs } from './added-paragraphs.ts';

const block = (text: string) => ({ type: 'paragraph', text });
const list = { type: 'list', style: 'ordered', items: [{ content: 'Rye' }, { content: 'Oats' }] };
const page = {
  id: 'bread',
  body: JSON.stringify({ kind: 'page', id: 'bread', blocks: [block('Rye'), block('Oats'), list] }),
};
const maori = {
  id: 'bread-mi',
  body: JSON.stringify({
    kind: 'translation',
    language: 'mi',
    document: 'bread',
    texts: { 'blocks/#1/text': { text: 'Rai' }, 'blocks/#2/text': { text: 'Oti' } },
  }),
};
const added = (pointer: string, texts: readonly string[]) => {
  const made = addedParagraphs([page, maori], { document: 'bread', pointer }, texts);
  const read = Object.fromEntries(made?.changes.map(({ id, body }) => [id, JSON.parse(body ?? '')]) ?? []);
  return { read, last: made?.last.pointer };
};

it('writes each paragraph as one of its own, and the translations of those after it stay theirs', () => {
  const { read, last } = added('/blocks/0/text', ['Rye and', 'spelt', 'rise.']);
  expect(read.bread.blocks).toEqual([...['Rye and', 'spelt', 'rise.', 'Oats'].map(block), list]);
  expect(read['bread-mi'].texts).toEqual({
    'blocks/#1/text': { text: 'Rai' },
    'blocks/#4/text': { text: 'Oti' },
  });
  expect(last).toBe('/blocks/2');
});

it('writes each line in a list as an item', () => {
  const { read } = added('/blocks/2/items/1/content', ['Oats', 'Bran']);
  expect(read.bread.blocks[2].items).toEqual(['Rye', 'Oats', 'Bran'].map((content) => ({ content })));
  expect(read).not.toHaveProperty('bread-mi');
});
