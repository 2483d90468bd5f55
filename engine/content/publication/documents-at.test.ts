import { describe, expect, it } from 'vitest';
import type { Content, Document, Page } from '#schemas';
import { documentsAt, publicationMoments } from './documents-at.ts';

const site = { kind: 'site', id: 'site', timeZone: 'Pacific/Auckland' } as unknown as Document;
const page = (id: string, more: Partial<Page> = {}): Page => ({
  kind: 'page',
  id,
  schemaVersion: 1,
  path: `/${id}`,
  template: 'content',
  title: id,
  seo: { sitemapVisible: true },
  zones: { content: [] },
  ...more,
});
const sale = page('sale', { publishFrom: '2030-06-01T09:00', publishUntil: '2030-06-02T09:00+12:00' });
const news: Content = {
  kind: 'content',
  id: 'news',
  schemaVersion: 1,
  referenceName: 'news',
  language: 'en-nz',
  items: [
    {
      contentID: 1,
      fields: { title: 'Old', next: { contentID: 2 }, related: [{ contentID: 2 }, { contentID: 3 }] },
    },
    { contentID: 2, publishUntil: '2030-06-02T09:00', fields: { title: 'Sale' } },
    { contentID: 3, fields: { title: 'Plain' } },
  ],
};
const inAnotherLanguage: Content = {
  ...news,
  id: 'news-mi',
  language: 'mi-nz',
  items: news.items.slice(0, 1),
};
const documents = [site, page('home'), sale, news, inAnotherLanguage];
const at = (time: string) => documentsAt(documents, Date.parse(time));
const idsAt = (time: string) => at(time).map(({ id }) => id);

describe('the documents at a moment', () => {
  it('have a page from its first moment until before its last', () => {
    expect(idsAt('2030-05-31T20:59:59.999Z')).not.toContain('sale');
    expect(idsAt('2030-05-31T21:00:00Z')).toContain('sale');
    expect(idsAt('2030-06-01T20:59:59.999Z')).toContain('sale');
    expect(idsAt('2030-06-01T21:00:00Z')).toEqual(['site', 'home', 'news', 'news-mi']);
  });

  it('are the same list while everything is seen', () => {
    expect(at('2030-06-01T00:00:00Z')).toBe(documents);
  });

  it('have no links to items that are not seen, in their own language', () => {
    const [seen, other] = at('2030-06-02T00:00:00Z').slice(-2) as [Content, Content];
    expect(seen.items).toEqual([
      { contentID: 1, fields: { title: 'Old', related: [{ contentID: 3 }] } },
      { contentID: 3, fields: { title: 'Plain' } },
    ]);
    expect(other).toBe(inAnotherLanguage);
  });

  it('have no journey whose form is on a page that is not seen', () => {
    const journey = { kind: 'journey', id: 'draw' } as unknown as Document;
    const zones: Page['zones'] = { content: [{ type: 'form', journey: 'draw', step: 'enter' }] };
    const withJourney = [site, journey, { ...sale, zones }];
    expect(documentsAt(withJourney, 0).map(({ id }) => id)).toEqual(['site']);
  });

  it('change at every time, each named once', () => {
    expect(publicationMoments(documents).map((time) => new Date(time).toISOString())).toEqual([
      '2030-05-31T21:00:00.000Z',
      '2030-06-01T21:00:00.000Z',
    ]);
  });
});
