import { describe, expect, it } from 'vitest';
import type { Document, Form, Journey, Page, Site, Translation } from '#schemas';
import { documentsIn } from './documents-in-language.ts';
import { entryNames, markOf } from './text-paths.ts';

const image = { src: '/images/logo.svg', alt: 'Crumb', width: 1, height: 1 };
const site: Site = {
  kind: 'site',
  id: 'site',
  schemaVersion: 6,
  brand: 'Crumb',
  language: 'en-nz',
  languages: [{ language: 'mi' }],
  timeZone: 'Pacific/Auckland',
  channel: 'website',
  hosts: [],
  phones: {},
  notFoundPage: 'lost',
  words: { header: { skip: 'Skip the crumbs' }, forms: { yes: 'Yes please' } },
  header: { contentID: 1, logo: image, search: { label: 'Search', href: '/search' } },
  footer: {
    contentID: 2,
    logo: image,
    copyrightMessage: 'Crumb',
    primaryLinks: [
      { label: 'Bread', href: '/bread#rye' },
      { label: 'Prices', href: '/files/prices.pdf' },
    ],
    secondaryLinks: [],
    socialIcons: [],
  },
};
const home: Page = {
  kind: 'page',
  id: 'home',
  schemaVersion: 1,
  path: '/',
  template: 'general',
  title: 'Home',
  seo: { sitemapVisible: true },
  zones: {
    content: [
      {
        type: 'rich-text',
        blocks: [
          { type: 'header', level: 2, text: 'Bread' },
          { type: 'paragraph', text: 'Baked <a href="/bread">today</a>.' },
          { type: 'paragraph', text: 'Sold out.' },
        ],
      },
    ],
  },
};
const order: Journey = {
  kind: 'journey',
  id: 'order',
  schemaVersion: 2,
  steps: [
    { id: 'name', path: 'order', title: 'Name', form: 'name-form', submitLabel: 'Go on' },
    { id: 'done', path: '/thanks', title: 'Done', form: 'done-form' },
  ],
};
const form: Form = {
  kind: 'form',
  id: 'name-form',
  schemaVersion: 2,
  fields: [
    { name: 'first', type: 'text-input', label: 'First name', value: { type: 'string' } },
    { name: 'last', type: 'text-input', label: 'Last name', value: { type: 'string' } },
  ],
};

function translation(document: string, texts: Translation['texts']): Translation {
  return { kind: 'translation', id: `${document}-mi`, schemaVersion: 2, language: 'mi', document, texts };
}

const fieldsOf = (document: Document | undefined) => (document?.kind === 'form' ? document.fields : []);
const modulesOf = (document: Document | undefined) =>
  document?.kind === 'page' ? document.zones.content : [];

const inMaori = (...documents: readonly Document[]) => {
  const all = new Map([site, home, order, form].map((each) => [each.id, each as Document]));
  for (const each of documents) all.set(each.id, each);
  return new Map(documentsIn('mi', [...all.values()]).map((each) => [each.id, each]));
};

describe('the documents of a release in another language', () => {
  it('have the texts that are translated, and others as they are', () => {
    const documents = inMaori(
      translation('home', {
        title: { text: 'Kāinga' },
        'zones/content/rich-text/blocks/header/text': { text: 'Parāoa' },
      }),
      translation('name-form', { 'fields/last/label': { text: 'Ingoa whānau' } }),
    );
    expect(documents.get('home')).toMatchObject({
      title: 'Kāinga',
      zones: { content: [{ blocks: [{ text: 'Parāoa' }, {}, { text: 'Sold out.' }] }] },
    });
    expect(documents.get('name-form')).toMatchObject({
      fields: [{ label: 'First name' }, { label: 'Ingoa whānau' }],
    });
    expect([...documents.keys()]).toEqual(['site', 'home', 'order', 'name-form']);
  });

  it('name the language of parts that are not translated, however deep', () => {
    const documents = inMaori(
      translation('home', { 'zones/content/rich-text/blocks/header/text': { text: 'Parāoa' } }),
      translation('name-form', { 'fields/last/label': { text: 'Ingoa whānau' } }),
    );
    const [first, last] = fieldsOf(documents.get('name-form'));
    expect(first).toMatchObject({ language: 'en-nz' });
    expect(last).not.toHaveProperty('language');
    const [module] = modulesOf(documents.get('home'));
    expect(module).not.toHaveProperty('textsIn');
    expect(module).toMatchObject({
      blocks: [{ text: 'Parāoa' }, { language: 'en-nz' }, { language: 'en-nz' }],
    });
    const [whole] = modulesOf(inMaori(translation('home', { title: { text: 'Kāinga' } })).get('home'));
    expect(whole).toMatchObject({ textsIn: 'en-nz' });
    expect(documents.get('site')).toMatchObject({
      header: { search: { language: 'en-nz' } },
      footer: { language: 'en-nz', primaryLinks: [{ language: 'en-nz' }, { language: 'en-nz' }] },
    });
  });

  it('mark no part of a page that is not translated at all, since it is marked itself', () => {
    expect(JSON.stringify(inMaori().get('home'))).not.toContain('en-nz');
  });

  it('keep their translations when entries have another order', () => {
    const turned = { ...form, fields: form.fields.toReversed() };
    const translated = translation('name-form', { 'fields/last/label': { text: 'Ingoa whānau' } });
    expect(inMaori(turned, translated).get('name-form')).toMatchObject({
      fields: [{ label: 'Ingoa whānau' }, { label: 'First name' }],
    });
  });

  it('take a text by its number only while the source is the one that was translated', () => {
    const path = 'zones/content/rich-text/blocks/#3/text';
    const sold = (from: string) => translation('home', { [path]: { text: 'Kua pau.', from } });
    const lastOf = (document: Document | undefined) =>
      document?.kind === 'page' ? JSON.stringify(document.zones.content).includes('Kua pau.') : undefined;
    expect(lastOf(inMaori(sold(markOf('Sold out.'))).get('home'))).toBe(true);
    expect(lastOf(inMaori(sold(markOf('Sold out'))).get('home'))).toBe(false);
  });

  it('take a rule only while the source decides as the one that was translated', () => {
    const rule = (limit: number) => ({ if: [{ '>': [{ var: 'input.of' }, limit] }, 'A fee', 'No fee'] });
    const fee: Document = { kind: 'function', id: 'fee', schemaVersion: 1, shown: true, value: rule(0) };
    const text = { if: [{ '>': [{ var: 'input.of' }, 0] }, 'He utu', 'Kāore'] };
    const said = translation('fee', { value: { text, from: markOf(fee.value) } });
    expect(inMaori(fee, said).get('fee')).toMatchObject({ value: text });
    expect(inMaori({ ...fee, value: rule(1) }, said).get('fee')).toMatchObject({ value: rule(1) });
  });

  it('have paths and links of the language', () => {
    const documents = inMaori();
    expect(documents.get('home')).toMatchObject({ path: '/mi' });
    expect(JSON.stringify(documents.get('home'))).toContain('<a href=\\"/mi/bread\\">');
    expect(documents.get('order')).toMatchObject({
      path: '/mi',
      steps: [{ path: 'order' }, { path: '/mi/thanks' }],
    });
    expect(documents.get('site')).toMatchObject({
      header: { search: { href: '/mi/search' }, logo: { src: '/images/logo.svg' } },
      footer: { primaryLinks: [{ href: '/mi/bread#rye' }, { href: '/files/prices.pdf' }] },
    });
  });

  it('have the paths that translations give to pages and steps, and links to them', () => {
    const bread: Page = { ...home, id: 'bread', path: '/bread' };
    const news: Page = { ...home, id: 'news', path: '/news/{slug}', each: { list: 'news', slug: 'slug' } };
    const archive: Page = { ...home, id: 'archive', path: '/news/archive' };
    const links = { ...home, id: 'links' };
    const paths = (document: string, own: NonNullable<Translation['paths']>): Translation => ({
      ...translation(document, {}),
      paths: own,
    });
    const text = '<a href="/news/rye?q=1">Rye</a> <a href="/news/archive">All</a> <a href="/order">Order</a>';
    const documents = inMaori(
      bread,
      news,
      archive,
      { ...links, zones: { content: [{ type: 'rich-text', blocks: [{ type: 'paragraph', text }] }] } },
      paths('bread', { path: '/paraoa' }),
      paths('news', { path: '/panui/{slug}' }),
      paths('order', { 'steps/name/path': 'tono', 'steps/done/path': '/kua-oti' }),
    );
    expect(documents.get('bread')).toMatchObject({ path: '/mi/paraoa' });
    expect(documents.get('news')).toMatchObject({ path: '/mi/panui/{slug}' });
    expect(documents.get('archive')).toMatchObject({ path: '/mi/news/archive' });
    expect(documents.get('site')).toMatchObject({
      footer: { primaryLinks: [{ href: '/mi/paraoa#rye' }, {}] },
    });
    expect(documents.get('order')).toMatchObject({
      path: '/mi',
      steps: [{ path: 'tono' }, { path: '/mi/kua-oti' }],
    });
    const linked = JSON.stringify(documents.get('links'));
    for (const href of ['/mi/panui/rye?q=1', '/mi/news/archive', '/mi/tono'])
      expect(linked).toContain(`href=\\"${href}\\"`);
  });

  it('have words of the language, else those of the site', () => {
    const words = { 'words/forms/yes': { text: 'Āe rawa' } };
    expect(inMaori().get('site')).toMatchObject({
      language: 'mi',
      words: { header: { skip: 'Tīpoka ki te ihirangi matua' }, forms: { yes: 'Āe' } },
    });
    expect(inMaori(translation('site', words)).get('site')).toMatchObject({
      words: { forms: { yes: 'Āe rawa' } },
    });
  });

  it('are the same objects as long as nothing that they are made of changes', () => {
    expect(inMaori().get('home')).toBe(inMaori().get('home'));
    expect(inMaori().get('name-form')).toBe(inMaori().get('name-form'));
    expect(inMaori(translation('home', { title: { text: 'Kāinga' } })).get('order')).toBe(
      inMaori().get('order'),
    );
  });

  it('have the items of the language, else those of the documents with their translations', () => {
    const item = (contentID: number, title: string) => ({ contentID, fields: { title } });
    const content = (language: string, items: readonly ReturnType<typeof item>[]): Document => ({
      kind: 'content',
      id: `news-${language}`,
      schemaVersion: 1,
      referenceName: 'news',
      language,
      items: [...items],
    });
    const documents = inMaori(
      content('en-nz', [item(1, 'Rye'), item(2, 'Oats')]),
      content('mi', [item(2, 'Ōti'), item(3, 'Huhua')]),
      translation('news-en-nz', { 'items/1/fields/title': { text: 'Rai' } }),
    );
    expect(documents.get('news-en-nz')).toMatchObject({
      language: 'mi',
      items: [{ fields: { title: 'Rai' } }, { fields: { title: 'Ōti' } }],
    });
    expect(documents.get('news-mi')).toMatchObject({ items: [{ contentID: 3 }] });
  });
});

it('The names of entries are ids, names or types that no other entry has, else numbers', () => {
  expect(
    entryNames([{ id: 'a', type: 'x' }, { type: 'x' }, { type: 'y' }, 'text', { id: 'a', name: 'b' }]),
  ).toEqual(['#1', '#2', 'y', '#4', 'b']);
});
