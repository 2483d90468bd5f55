import { expect, it } from 'vitest';
import { readDocument } from '#engine';
import { removeDocument, usesOfDocument } from './document-uses.ts';
import { addToNavigation, navigationPlaces } from './navigation-places.ts';

const page = (id: string, path: string, title: string, text = 'Text') => ({
  kind: 'page',
  id,
  schemaVersion: 1,
  path,
  template: 'general',
  title,
  seo: { sitemapVisible: true },
  zones: { content: [{ type: 'rich-text', blocks: [{ type: 'paragraph', text }] }] },
});
const site = {
  kind: 'site',
  id: 'site',
  navigation: [
    {
      path: '/',
      menuText: 'All',
      children: [{ path: '/rye' }, { name: 'Baking', children: [{ path: '/rye' }] }],
    },
  ],
};
const rye = page('rye-page', '/rye', 'Rye', 'See <a href="/rye#crust">the crust</a>');
const oats = page(
  'oats-page',
  '/oats',
  'Oats',
  'Like <a href="/rye?by=oats">rye</a>, not <a href="/rye-2">rye 2</a>',
);
const texts = [site, rye, oats, { kind: 'translation', id: 'rye-page-mi', document: 'rye-page' }].map(
  (document) => ({
    id: document.id,
    body: JSON.stringify(document),
  }),
);
const removed = (remedy: Parameters<typeof removeDocument>[2]) =>
  new Map(
    removeDocument(texts, usesOfDocument(texts, 'rye-page'), remedy).map(({ id, body }) => [
      id,
      body === null ? null : JSON.parse(body),
    ]),
  );

it('finds links and entries of the navigation that lead to a page, and its translations', () => {
  const { uses, translations } = usesOfDocument(texts, 'rye-page');
  expect(uses.map(({ kind, place, sentence }) => [kind, place.pointer, sentence])).toEqual([
    ['navigation', '/navigation/0/children/0/path', 'The navigation of the site'],
    ['navigation', '/navigation/0/children/1/children/0/path', 'The navigation of the site'],
    ['link', '/zones/content/0/blocks/0/text', 'Page “Oats”: Like rye, not rye 2'],
  ]);
  expect(translations).toEqual(['rye-page-mi']);
});

it('removes a page with its translations and its entries of the navigation', () => {
  const changes = removed({ instead: undefined, along: [] });
  expect([changes.get('rye-page'), changes.get('rye-page-mi'), changes.has('oats-page')]).toEqual([
    null,
    null,
    false,
  ]);
  expect(changes.get('site').navigation).toEqual([
    { path: '/', menuText: 'All', children: [{ name: 'Baking', children: [] }] },
  ]);
});

it('takes the texts of a removed entry of the navigation out of its translations, and those behind it keep theirs', () => {
  const menu = { ...site, navigation: [{ path: '/', children: [{ path: '/rye' }, { path: '/oats' }] }] };
  const inMaori = {
    kind: 'translation',
    id: 'site-mi',
    document: 'site',
    texts: {
      'navigation/#1/children/#1/menuText': { text: 'Rai' },
      'navigation/#1/children/#2/menuText': { text: 'Oti' },
    },
  };
  const named = {
    ...menu.navigation[0],
    children: [
      { path: '/rye', menuText: 'Rye' },
      { path: '/oats', menuText: 'Oats' },
    ],
  };
  const all = [{ ...menu, navigation: [named] }, inMaori, rye].map((each) => ({
    id: each.id,
    body: JSON.stringify(each),
  }));
  const changes = removeDocument(all, usesOfDocument(all, 'rye-page'), { instead: undefined, along: [] });
  expect(JSON.parse(changes.find(({ id }) => id === 'site-mi')?.body ?? '{}').texts).toEqual({
    'navigation/#1/children/#1/menuText': { text: 'Oti' },
  });
});

it('leads what led to a page to another one', () => {
  const reading = readDocument({ path: 'oats', text: JSON.stringify(oats) });
  if (reading.outcome !== 'read') throw new Error('The page is not read.');
  const changes = removed({ instead: reading.document, along: [] });
  expect(changes.get('site').navigation[0].children[0]).toEqual({ path: '/oats' });
  expect(changes.get('oats-page').zones.content[0].blocks[0].text).toBe(
    'Like <a href="/oats?by=oats">rye</a>, not <a href="/rye-2">rye 2</a>',
  );
});

it('offers the menus that have room, and adds a page to one', () => {
  const places = navigationPlaces(site, []);
  expect(places.map(({ list, label }) => [list, label])).toEqual([
    ['/navigation/0/children', 'All'],
    ['/navigation/0/children/0/children', 'All, /rye'],
    ['/navigation/0/children/1/children', 'All, Baking'],
  ]);
  const [text = { id: '', body: '' }] = texts;
  const { body } = addToNavigation(text, '/navigation/0/children/0/children', '/oats');
  expect(JSON.parse(body ?? '').navigation[0].children[0]).toEqual({
    path: '/rye',
    children: [{ path: '/oats' }],
  });
});
