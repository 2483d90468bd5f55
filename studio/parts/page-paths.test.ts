import { expect, it } from 'vitest';
import { readDocument } from '#engine';
import type { Module } from '#schemas';
import { guideDocuments } from '../../tests/support/documents/guide-documents.ts';
import { readRelease } from '../../tests/support/documents/read-fixtures.ts';
import { firstOwnPath, pagesShowing } from './page-paths.ts';

const documents = [...readRelease(), ...guideDocuments()].flatMap((source) => {
  const reading = readDocument(source);
  return reading.outcome === 'read' ? [reading.document] : [];
});

it('begins with the first page that is somebody’s own, or else where their journey or translation shows', () => {
  const translation = { kind: 'translation', schemaVersion: 2, language: 'mi', texts: {} } as const;
  const all = [{ ...translation, id: 'room-form-mi', document: 'room-form' }, ...documents];
  const begin = (...own: string[]) => firstOwnPath(all, (id) => own.includes(id));
  expect(begin(...all.map(({ id }) => id))).toBe('/');
  expect(begin('room-form')).toBe('/rooms/hire/room');
  expect(begin('room-form-mi')).toBe('/rooms/hire/room');
  expect(begin('call-reason')).toBeUndefined();
});

it('names the pages that show what a document without a page works out, by way of others', () => {
  const pathsFor = (id: string) => pagesShowing(documents, id, [])?.map(({ path }) => path);
  expect(pathsFor('card-fee')).toEqual(['/join/card']);
  expect(pathsFor('cards')).toContain('/join/card');
  expect(pathsFor('room-form')).toBeUndefined();
  expect(pathsFor('gone')).toBeUndefined();
  expect(pagesShowing(documents, 'card-fee', ['join-card-page', 'join'])).toBeUndefined();
});

it('knows that pages name a list of content by its name, not by its id', () => {
  const list: Module = { type: 'article-list', query: { list: 'reviews', fields: ['title'] } };
  const listing = documents.map((each) =>
    each.kind === 'page' && each.path === '/'
      ? { ...each, zones: { ...each.zones, content: [...each.zones.content, list] } }
      : each,
  );
  expect(pagesShowing(listing, 'reviews-2030', [])?.map(({ path }) => path)).toEqual(['/']);
  expect(pagesShowing(documents, 'reviews-2030', [])).toEqual([]);
});
