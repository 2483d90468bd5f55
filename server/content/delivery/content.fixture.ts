import type { Content, Document, Page, Site } from '#schemas';
import { site as bakerySite, page } from '../../pages/bakery.fixture.ts';

/** Content for the tests: a bakery's recipes and the shelves they stand on, its pages and its site document. */
export function inventedContent({ draft = false } = {}): Document[] {
  return [site, ...pages, shelves, recipes(draft), long, titles];
}

const recipes = (draft: boolean): Content => ({
  kind: 'content',
  id: 'recipes',
  schemaVersion: 1,
  referenceName: 'recipes',
  language: 'en-nz',
  items: [
    recipe(11, 'Rye loaf', '2026-01-05', 1, {
      minutes: 90,
      vegan: true,
      pairs: [{ contentID: 12 }, { contentID: 999 }],
    }),
    recipe(12, 'Bun', '2026-03-01', 2, { minutes: 20.5, vegan: false, pairs: [] }),
    recipe(13, 'apple pie', '2026-02-10', 1, {
      minutes: 60,
      extra: { any: ['thing'] },
      pairs: [{ contentID: 11 }],
    }),
    ...(draft ? [recipe(14, 'Secret tart', '2026-04-01', 2, {})] : []),
  ],
});

function recipe(contentID: number, title: string, date: string, shelf: number, fields: object) {
  return { contentID, fields: { title, date, shelf: { contentID: shelf }, ...fields } };
}

const shelves: Content = {
  kind: 'content',
  id: 'shelves',
  schemaVersion: 1,
  referenceName: 'shelves',
  language: 'en-nz',
  items: [
    { contentID: 1, fields: { name: 'Bread', best: { contentID: 11 } } },
    { contentID: 2, fields: { name: 'Sweet', best: { contentID: 12 } } },
  ],
};

const long: Content = {
  kind: 'content',
  id: 'long',
  schemaVersion: 1,
  referenceName: 'long',
  language: 'en-nz',
  items: Array.from({ length: 123 }, (_, index) => ({ contentID: 1000 + index, fields: { place: index } })),
};

const titles: Content = {
  kind: 'content',
  id: 'recipes-mi',
  schemaVersion: 1,
  referenceName: 'recipes',
  language: 'mi-nz',
  items: [{ contentID: 11, fields: { title: 'Parāoa rai', date: '2026-01-05' } }],
};

const pages = [
  titled('home', '/', 'Home'),
  titled('breads', '/breads', 'Breads'),
  titled('rye', '/breads/rye', 'Rye', false),
  titled('deep', '/cakes/birthday/large', 'Large birthday cakes'),
  titled('lost', '/lost', 'Not found'),
];

function titled(id: string, path: string, title: string, sitemapVisible = true): Page {
  return { ...page(id, path), title, seo: { sitemapVisible } };
}

const site: Site = {
  ...bakerySite,
  notFoundPage: 'lost',
  header: { ...bakerySite.header, contentID: 151, simpleContentID: 9050 },
  footer: { ...bakerySite.footer, contentID: 178, simpleContentID: 8935 },
};
