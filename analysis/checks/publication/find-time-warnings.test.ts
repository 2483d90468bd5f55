import { expect, it } from 'vitest';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { checkDocuments } from '../check-documents.ts';
import { findTimeWarnings } from './find-time-warnings.ts';

function source(document: { readonly id: string; readonly [name: string]: unknown }): DocumentSource {
  return { path: `${document.id}.json`, text: JSON.stringify({ schemaVersion: 1, ...document }) };
}

function page(id: string, times: object = {}, href?: string): DocumentSource {
  const title = { type: 'header-banner', variant: 'plain', level: 3, title: id };
  const link = { type: 'rich-text', blocks: [{ type: 'paragraph', text: `<a href="${href}">Go</a>` }] };
  return source({
    kind: 'page',
    id,
    path: `/${id}`,
    template: 'Standard',
    title: id,
    seo: { sitemapVisible: false },
    zones: { content: href === undefined ? [title] : [title, link] },
    ...times,
  });
}

const times = { publishFrom: '2030-06-01T09:00', publishUntil: '2030-07-01T09:00' };
const beforehand = '2030-05-01T00:00Z';

/** The warnings of the library with some more documents, at a time. */
function warnings(at: string, ...sources: readonly DocumentSource[]) {
  const all = [...readRelease(), ...sources];
  expect(checkDocuments(all).problems).toEqual([]);
  return findTimeWarnings(all, Date.parse(at)).map(({ code, severity, document, pointer, message, line }) => {
    expect([severity, line]).toEqual(['warning', 1]);
    return `${document}${pointer} ${code}: ${message}`;
  });
}

it('a site without times has none', () => {
  expect(warnings(beforehand, page('sale'), page('loans', {}, '/sale'))).toEqual([]);
});

it('a page and an item expire, from the very moment', () => {
  const offers = source({
    kind: 'content',
    id: 'offers',
    referenceName: 'offers',
    language: 'en',
    items: [
      { contentID: 50, fields: { title: 'Always' } },
      { contentID: 51, publishUntil: '2030-06-15T09:00', fields: { title: 'Offer' } },
    ],
  });
  const sale = page('sale', times);
  expect(warnings('2030-06-30T20:59:59Z', sale)).toEqual([]);
  expect(warnings('2030-06-30T21:00:00Z', sale, offers)).toEqual([
    'offers/items/1/publishUntil has-expired: Nobody sees this any more: it ended at 2030-06-15T09:00.',
    'sale/publishUntil has-expired: Nobody sees this any more: it ended at 2030-07-01T09:00.',
  ]);
});

it('a link is dead while its page is not seen and the link is', () => {
  const sale = page('sale', times);
  const link = '/zones/content/1/blocks/0/text link-outside-times: The page "/sale" is not seen';
  expect(warnings(beforehand, sale, page('loans', {}, '/sale#top'))).toEqual([
    `loans${link} before 2030-06-01T09:00, and this link is.`,
  ]);
  expect(warnings('2030-06-02T00:00Z', sale, page('loans', {}, '/sale'))).toEqual([
    `loans${link} from 2030-07-01T09:00 on, and this link is.`,
  ]);
  const longer = { publishFrom: '2030-06-02T09:00', publishUntil: '2030-07-01T09:01' };
  expect(warnings(beforehand, sale, page('loans', longer, '/sale'))).toEqual([
    `loans${link} from 2030-07-01T09:00 on, and this link is.`,
  ]);
});

it('a link is sound on a page with the same times, and once the page is seen for good', () => {
  expect(warnings(beforehand, page('sale', times), page('loans', times, '/sale'))).toEqual([]);
  const { publishFrom } = times;
  expect(warnings('2030-06-02T00:00Z', page('sale', { publishFrom }), page('loans', {}, '/sale'))).toEqual(
    [],
  );
});

it('a link to the page of an item has the times of the item and of its page', () => {
  const articles = (item: object) =>
    source({
      kind: 'content',
      id: 'articles',
      referenceName: 'articles',
      language: 'en',
      items: [
        { contentID: 60, fields: { title: 'Plain', slug: 'plain' } },
        { contentID: 61, ...item, fields: { title: 'Sale', slug: 'sale' } },
      ],
    });
  const ofItems = (more: object = {}) =>
    page('article', { path: '/articles/{slug}', each: { list: 'articles', slug: 'slug' }, ...more });
  const found = (...sources: readonly DocumentSource[]) =>
    warnings(beforehand, page('loans', {}, '/articles/sale'), ...sources);
  expect(found(articles({}), ofItems())).toEqual([]);
  const dead = 'The page "/articles/sale" is not seen before';
  expect(found(articles(times), ofItems())).toEqual([expect.stringContaining(`${dead} 2030-06-01T09:00`)]);
  const later = { publishFrom: '2030-06-05T09:00' };
  expect(found(articles(times), ofItems(later))).toEqual([
    expect.stringContaining(`${dead} 2030-06-05T09:00`),
  ]);
});
