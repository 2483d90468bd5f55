import { expect, it } from 'vitest';
import { readDocument } from '#engine';
import { markOf } from '#engine/parts';
import type { Asset, Document } from '#schemas';
import {
  added,
  alternativeIn,
  fileNameFor,
  replaced,
  thumbnailOf,
  usesOfAssets,
  writeAlternative,
} from './assets.ts';

const lake: Asset = {
  kind: 'asset',
  id: '/images/lake.jpg',
  schemaVersion: 1,
  sha256: '3f'.repeat(32),
  type: 'image/jpeg',
  size: 20_000,
  width: 900,
  height: 600,
  alt: 'A lake',
  focus: { x: 20, y: 40 },
};

it('Names of files become names that a path may have', () => {
  const names = ['Lake at dusk (1).JPG', 'Überblick – Größe.png', 'café.svg', '???.pdf', 'noending'];
  expect(names.map(fileNameFor)).toEqual([
    'lake-at-dusk-1.jpg',
    'uberblick-gro-e.png',
    'cafe.svg',
    'file.pdf',
    'noending',
  ]);
});

it('A file is added under a path of its own, and replaces another with all that was said of it', () => {
  const uploaded: Asset = { ...lake, id: '/images/new.jpg', sha256: 'aa'.repeat(32) };
  const { alt: _, focus: __, ...bare } = uploaded;
  const taken = new Set(['/images/new.jpg', '/images/new-2.jpg']);
  expect(added(bare, taken).id).toBe('/images/new-3.jpg');
  expect(replaced(lake, bare)).toEqual({ ...lake, sha256: 'aa'.repeat(32) });
});

it('The small view of a picture is one of its bytes, so that drafts show, too', () => {
  expect(thumbnailOf(lake)).toBe('/images/lake.jpg?format=auto&w=320&v=3f3f3f3f3f3f3f3f');
  expect(thumbnailOf({ ...lake, id: '/images/map.svg' })).toBe('/images/map.svg?v=3f3f3f3f3f3f3f3f');
});

it('Uses are found in properties and in HTML', () => {
  const page = {
    kind: 'page',
    id: 'home',
    zones: {
      content: [{ image: { src: '/images/lake.jpg' } }, { html: '<p><img src="/images/lake.jpg"></p>' }],
    },
  } as unknown as Document;
  expect(usesOfAssets([page, lake]).get('/images/lake.jpg')).toEqual([
    { document: 'home', pointer: '/zones/content/0/image/src' },
    { document: 'home', pointer: '/zones/content/1/html' },
  ]);
});

it('An alternative text in another language begins a translation, and ends it', () => {
  const { id, body } = writeAlternative([lake], lake, 'mi', 'He roto');
  const reading = readDocument({ path: id, text: body ?? '' });
  if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading.problems));
  expect(reading.document).toMatchObject({
    id: 'mi-images-lake-jpg',
    language: 'mi',
    document: '/images/lake.jpg',
    texts: { alt: { text: 'He roto', from: markOf('A lake') } },
  });
  const documents = [lake, reading.document];
  expect(alternativeIn(documents, lake.id, 'mi')).toBe('He roto');
  expect(writeAlternative(documents, lake, 'mi', '')).toEqual({ id: 'mi-images-lake-jpg', body: null });
});
