import { expect, it } from 'vitest';
import { compileRelease } from '#engine';
import type { Document } from '#schemas';
import { article, moduleOf, news, newsPage } from '../content/news-site.fixture.ts';
import { sha256 } from '../keys/hash.ts';
import { page, pages, site } from '../pages/bakery.fixture.ts';
import { timesShown } from './times-shown.ts';

const documents: readonly Document[] = [
  { ...site, alerts: { query: { list: 'alerts' } } },
  ...pages,
  { ...page('sale', '/sale'), publishFrom: '2030-06-01T09:00+12:00' },
  { ...newsPage, publishUntil: '2030-09-01T09:00' },
  page('all-news', '/news', [moduleOf('latest', { query: { list: 'news', fields: ['slug'] } })]),
  news('news', [
    article(11, 'Rye', '2030-01-01'),
    { ...article(12, 'Bun', '2030-01-01'), publishUntil: '2030-08-01T09:00' },
  ]),
];
const alerts = {
  ...news('alerts', [{ contentID: 90, publishFrom: '2030-07-01T09:00', fields: { text: 'Snow' } }]),
  referenceName: 'alerts',
};

function shownAt(path: string, ...more: readonly Document[]) {
  const release = compileRelease([...documents, ...more], sha256);
  const found = release.pages.get(path) ?? release.itemPages.find(path);
  return found && timesShown(found, release);
}

it('says when visitors see a page, what it lists and its alerts', () => {
  expect(shownAt('/about/us')).toEqual([]);
  expect(shownAt('/sale', alerts)).toEqual([
    'Visitors see this page from 2030-06-01 09:00 on.',
    'Visitors see “Snow” (90) from 2030-07-01 09:00 on.',
  ]);
  expect(shownAt('/news')).toEqual(['Visitors see “Bun” (12) until 2030-08-01 09:00.']);
});

it('says of the page of an item when both are seen, once', () => {
  expect(shownAt('/news/rye')).toEqual(['Visitors see this page until 2030-09-01 09:00.']);
  expect(shownAt('/news/bun')).toEqual(['Visitors see this page until 2030-08-01 09:00.']);
});
