import { expect, it } from 'vitest';
import type { Document } from '#schemas';
import { translatableTexts } from './translatable-texts.ts';

it('takes the texts of the items of a list, and not the title by which authors find it', () => {
  const list: Document = {
    kind: 'content',
    id: 'hints',
    schemaVersion: 1,
    title: 'Hints above pages',
    referenceName: 'hints',
    language: 'en',
    texts: ['text'],
    items: [{ contentID: 1, fields: { text: 'Bring boots.' } }],
  };
  expect(translatableTexts(list).map(({ source }) => source)).toEqual(['Bring boots.']);
});
