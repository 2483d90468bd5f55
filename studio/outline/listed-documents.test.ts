import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shippedDocuments } from '../../tests/support/documents/shipped-documents.ts';
import { lastReadOf, listedIn, readWork } from '../changes/read-work.ts';
import { winter } from '../changes/winter.fixture.ts';
import { Work } from '../changes/work.ts';
import { siteGroups } from './site-groups.ts';

const clinic = join(import.meta.dirname, '../../examples/clinic/documents');
const sites = {
  'the shipped site': shippedDocuments().map(({ text }) => text),
  'the clinic': readdirSync(clinic, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => readFileSync(join(clinic, path), 'utf8')),
};
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

it.each(Object.entries(sites))('the list of %s is the same before all documents are read', (_, texts) => {
  const documents = texts.map((body) => ({ id: JSON.parse(body).id as string, kind: '', body }));
  const work = new Work({ changeSet: winter, drafts: [], live: 'r1' }, documents, storage);
  const listed = siteGroups(listedIn(work));
  const read = readWork(work);
  expect(read).toHaveLength(documents.length);
  expect(listedIn(work)).toBe(lastReadOf(work));
  expect(listed).toEqual(siteGroups(read));
});
