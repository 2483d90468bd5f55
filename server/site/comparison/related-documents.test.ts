import { expect, it } from 'vitest';
import type { StoredDocument } from '../../store/stored-document.ts';
import { relatedDocuments } from './compare-stored.ts';

const site = stored({ kind: 'site', id: 'site', navigation: [{ path: '/breads' }] });
const breads = {
  kind: 'page',
  id: 'breads-page',
  path: '/breads',
  title: 'Breads',
  zones: { content: ['rye'] },
};
const about = { kind: 'page', id: 'about', path: '/about', title: 'About', zones: { content: [] } };
const rye = stored({ kind: 'content', id: 'rye' });
const contact = stored({ kind: 'page', id: 'contact', path: '/contact', title: 'Contact' });
const documents = [site, stored(breads), stored(about), rye, contact];

function stored<Written extends { readonly kind: string; readonly id: string }>(
  document: Written,
): StoredDocument {
  const body = JSON.stringify(document);
  return { id: document.id, kind: document.kind, body, hash: body };
}

/** Ids of what is compared when a document is replaced. */
function compared(changed: StoredDocument): readonly string[] {
  const after = documents.map((document) => (document.id === changed.id ? changed : document));
  return relatedDocuments(documents, after)[1].map(({ id }) => id);
}

it('What is compared are the changed documents, those that use them or that they need, and the site', () => {
  expect(compared(stored({ ...about, title: 'About us' }))).toEqual(['site', 'about']);
  expect(compared({ ...rye, hash: 'other' })).toEqual(['site', 'breads-page', 'rye']);
  expect(compared(stored({ ...breads, zones: { content: [] } }))).toEqual(['site', 'breads-page', 'rye']);
});

it.each([
  ['the title of a page in the navigation', stored({ ...breads, title: 'Our breads' })],
  ['the path of a page in the navigation', stored({ ...breads, path: '/loaves' })],
  ['a page that takes a path of the navigation', stored({ ...about, path: '/breads' })],
  ['the site', stored({ kind: 'site', id: 'site', navigation: [] })],
])('All documents are compared where every page shows %s', (_, changed) => {
  expect(compared(changed)).toHaveLength(documents.length);
});

it('All documents are compared where many use what has changed', () => {
  const users = Array.from({ length: 21 }, (_, at) =>
    stored({ ...about, id: `user-${at}`, path: `/user-${at}`, zones: { content: ['rye'] } }),
  );
  const relatedTo = (used: readonly StoredDocument[]) => {
    const before = [...documents, ...used];
    const after = before.map((document) => (document === rye ? { ...rye, hash: 'other' } : document));
    return relatedDocuments(before, after)[1].map(({ id }) => id);
  };
  expect(relatedTo(users)).toContain('contact');
  expect(relatedTo(users.slice(0, 18))).not.toContain('contact');
});
