import { expect, it } from 'vitest';
import type { Document } from '#schemas';
import { namedNear } from './named.ts';

const journey: Document = {
  $schema: '',
  kind: 'journey',
  id: 'booking',
  schemaVersion: 2,
  steps: [
    { id: 'dates', title: 'Dates', form: 'dates-form' },
    { id: 'done', title: 'Done', form: 'done-form' },
  ],
};
const page = (id: string, modules: readonly object[]): Document =>
  JSON.parse(JSON.stringify({ kind: 'page', id, title: id, path: `/${id}`, zones: { content: modules } }));
const documents = [
  journey,
  page('book', [{ type: 'form', journey: 'booking', step: 'dates' }]),
  page('about', [{ type: 'rich-text' }]),
];

it('names the steps of a journey in the words of their titles', () => {
  expect(namedNear(documents, 'booking', 'steps')).toEqual([
    { id: 'dates', label: 'Dates' },
    { id: 'done', label: 'Done' },
  ]);
});

it('names the steps of a journey to a page that has its form', () => {
  expect(namedNear(documents, 'book', 'steps').map(({ id }) => id)).toEqual(['dates', 'done']);
  expect(namedNear(documents, 'about', 'steps')).toEqual([]);
});
