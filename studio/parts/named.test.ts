import { expect, it } from 'vitest';
import type { Document } from '#schemas';
import { namedNear } from './named.ts';

const journey: Document = {
  $schema: '',
  kind: 'journey',
  id: 'booking',
  schemaVersion: 2,
  sections: [{ id: 'when', title: 'When you come', steps: ['dates'] }],
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

it('names the sections of a journey by their titles', () => {
  expect(namedNear(documents, 'booking', 'sections')).toEqual([{ id: 'when', label: 'When you come' }]);
});
