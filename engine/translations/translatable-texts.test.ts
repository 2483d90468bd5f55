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

it('takes the title of a section, and not the ids of its steps', () => {
  const journey: Document = {
    kind: 'journey',
    id: 'hire',
    schemaVersion: 2,
    steps: [{ id: 'who', form: 'who-form' }],
    sections: [{ id: 'you', title: 'About you', steps: ['who'] }],
  };
  expect(translatableTexts(journey).map(({ path }) => path)).toEqual(['sections/you/title']);
});
