import { describe, expect, it } from 'vitest';
import { createLocate } from '#engine/parts';
import type { Document } from '#schemas';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { checkChange } from '../change/check-change.ts';
import { checkDocuments } from '../check-documents.ts';
import { checkRelease } from '../check-release.ts';

const library = readRelease();
const source = (document: object & { id: string }) => ({
  path: document.id,
  text: JSON.stringify({ schemaVersion: 1, ...document }, undefined, 1),
});

const types = {
  kind: 'types',
  id: 'news-types',
  types: {
    article: { object: { title: 'string', slug: 'string', 'tag?': { object: { contentID: 'integer' } } } },
  },
};
const article = (contentID: number, slug: string, fields: object = {}) => ({
  contentID,
  fields: { title: `Article ${contentID}`, slug, ...fields },
});
const news = (id: string, items: readonly object[]) => ({
  kind: 'content',
  id,
  referenceName: 'news',
  language: 'en',
  itemType: 'news-types.article',
  items,
});
const articlePage = {
  kind: 'page',
  id: 'article-page',
  path: '/news/{slug}',
  each: { list: 'news', slug: 'slug' },
  template: 'standard',
  title: '{{ item.title }} - news',
  seo: { sitemapVisible: true, metaDescription: 'All of {{ item.title }}' },
  zones: { content: [] },
};
const sound = [
  types,
  news('news-1', [article(211, 'one')]),
  news('news-2', [article(212, 'two')]),
  articlePage,
];

const choices = {
  kind: 'options',
  id: 'article-choices',
  query: { list: 'news' },
  option: { id: '{{ item.slug }}', label: '{{ item.title }}' },
};
const choiceForm = (rule: string) => ({
  kind: 'form',
  id: 'choice-form',
  schemaVersion: 2,
  fields: [
    { name: 'article', type: 'radio-group', label: 'Which?', options: 'article-choices', unread: true },
    { name: 'known', type: 'notice', tone: 'info', text: 'Known', when: rule },
  ],
});

function problemsOf(...documents: readonly (object & { id: string })[]) {
  const { problems } = checkDocuments([...library, ...documents.map(source)]);
  return problems.map(({ document, pointer, code, line }) => [code, document, pointer, line]);
}

describe('the check of content', () => {
  it('takes several documents with items of one list, and pages of the items', () => {
    expect(problemsOf(...sound)).toEqual([]);
  });

  it('compares every field with the type of the items, at its line', () => {
    const wrong = news('news-1', [
      article(211, 'one', { title: 5 }),
      article(213, 'three', { titel: 'Three' }),
      { contentID: 214, fields: { slug: 'four' } },
    ]);
    expect(problemsOf(types, wrong, sound[2] ?? types, articlePage)).toEqual([
      ['misfit-item', 'news-1', '/items/0/fields/title', 12],
      ['misfit-item', 'news-1', '/items/1/fields/titel', 21],
      ['misfit-item', 'news-1', '/items/2/fields', 26],
    ]);
  });

  it('compares formats, patterns, lengths and repeats with the type, and says what the type wants', () => {
    const strict = {
      ...types,
      types: {
        article: {
          object: {
            title: { type: 'string', minLength: 2, maxLength: 9 },
            slug: { type: 'string', pattern: '^[a-z-]+$' },
            'date?': 'date',
            'at?': { type: 'string', format: 'date-time' },
            'years?': { list: 'integer', uniqueItems: true },
          },
        },
      },
    };
    const items = [
      article(211, 'one', {
        title: 'Fine',
        date: '2028-02-29',
        at: '2028-02-29T09:00:00+13:00',
        years: [1, 2],
      }),
      article(212, 'Two', { title: 'x', date: '2026-13-01', at: '2026-01-01', years: [2026, 2026] }),
      article(213, 'three', { title: 'Ten letters', date: '2026-02-29' }),
    ];
    const { problems } = checkDocuments([...library, ...[strict, news('news-1', items)].map(source)]);
    expect(problems.map(({ code, line, message }) => [code, line, message])).toEqual([
      ['misfit-item', 25, 'Found a text of length 1; its type admits at least 2 ("minLength").'],
      ['misfit-item', 26, 'Found "Two", which does not match the "pattern" of its type, "^[a-z-]+$".'],
      [
        'misfit-item',
        27,
        'Found "2026-13-01", but the "format" of its type wants a date, such as 2026-03-14.',
      ],
      [
        'misfit-item',
        28,
        'Found "2026-01-01", but the "format" of its type wants a date and time with a zone, such as 2026-03-14T09:30:00+13:00.',
      ],
      ['misfit-item', 31, 'This entry occurs twice, which fails "uniqueItems" of its type.'],
      ['misfit-item', 38, 'Found a text of length 11; its type admits at most 9 ("maxLength").'],
      [
        'misfit-item',
        40,
        'Found "2026-02-29", but the "format" of its type wants a date, such as 2026-03-14.',
      ],
    ]);
  });

  it('finds a link to a number that no item has, and says which lists it looked in', () => {
    const linking = news('news-1', [article(211, 'one', { tag: { contentID: 99 } })]);
    const { problems } = checkDocuments([...library, ...[types, linking].map(source)]);
    const [problem] = problems;
    expect([problem?.code, problem?.line, problems.length]).toEqual(['unknown-content-link', 15, 1]);
    expect(problem?.message).toMatch(/^There is no item with the contentID 99 in en; looked in .*"news"/);
  });

  it('finds a number that no item has in the conditions of queries', () => {
    const tags = { ...news('tags', [{ contentID: 300, fields: { title: 'Boats' } }]), itemType: undefined };
    const query = (where: object, list = 'news') => ({
      type: 'latest-articles',
      title: 'Latest',
      query: { list, where },
    });
    const wrong = [{ tag: 301 }, { tag: [300, 302] }, { tag: { ne: 303 } }, { contentID: 300 }].map((where) =>
      query(where),
    );
    const right = [{ tag: 300 }, { tag: { in: [300] } }, { contentID: 211 }, { title: 5 }].map((where) =>
      query(where),
    );
    const page = {
      ...articlePage,
      id: 'asking',
      path: '/asking',
      each: undefined,
      title: 'News',
      seo: { sitemapVisible: true },
      zones: { content: [...right, ...wrong] },
    };
    const linked = news('news-1', [article(211, 'one', { tag: { contentID: 300 } })]);
    const all = [types, linked, { ...tags, referenceName: 'tags' }, page];
    const { problems } = checkDocuments([...library, ...all.map(source)]);
    const found = problems.filter(({ code }) => code === 'unknown-content-link');
    expect(found.map(({ pointer }) => pointer)).toEqual([
      '/zones/content/4/query/where/tag',
      '/zones/content/5/query/where/tag/1',
      '/zones/content/6/query/where/tag/ne',
      '/zones/content/7/query/where/contentID',
    ]);
    expect(found[0]?.help).toBe('Name an item of "tags", as the items of the list do.');
    expect(found[3]?.message).toBe('No item of "news" has the contentID 300.');
    expect(problems).toHaveLength(4);
  });

  it('knows derived fields in queries, and checks where they come from', () => {
    const tags = { ...news('tags', [{ contentID: 300, fields: { title: 'Boats' } }]), itemType: undefined };
    const linked = news('news-1', [article(211, 'one', { tag: { contentID: 300 } })]);
    const asking = {
      ...articlePage,
      id: 'asking',
      path: '/asking',
      each: undefined,
      title: 'News',
      seo: { sitemapVisible: true },
      zones: {
        content: [
          {
            type: 'latest-articles',
            title: 'Boats',
            query: { list: 'news', where: { tag_TextField: 'Boats' } },
          },
        ],
      },
    };
    const site = JSON.parse(library.find(({ path }) => path.startsWith('site'))?.text ?? '{}');
    const others = library.filter(({ path }) => !path.startsWith('site'));
    const found = (derivedFields: object | undefined) => {
      const documents = [
        types,
        linked,
        { ...tags, referenceName: 'tags' },
        asking,
        { ...site, derivedFields },
      ];
      const { problems } = checkDocuments([...others, ...documents.map(source)]);
      return problems.map(({ code, pointer, message }) => [code, pointer, message]);
    };
    expect(found({ news: { tag_TextField: 'tag.title', tag_ValueField: ['tag.contentID'] } })).toEqual([]);
    expect(found(undefined)).toEqual([
      [
        'unknown-item-field',
        '/zones/content/0/query/where/tag_TextField',
        'The items of the list have no field "tag_TextField".',
      ],
    ]);
    const wrong = { tag_TextField: 'tag.titel', b: 'tags.title', c: ['tag.title', 'title.name'] };
    expect(found({ news: wrong, newz: { d: 'tag.title' } })).toEqual([
      [
        'unknown-item-field',
        '/derivedFields/news/tag_TextField',
        'The items of the list have no field "titel".',
      ],
      ['unknown-item-field', '/derivedFields/news/b', 'The items of the list have no field "tags".'],
      [
        'unknown-item-field',
        '/derivedFields/news/c/1',
        'The field "title" links to no items, so that it has no "name".',
      ],
      ['unknown-list', '/derivedFields/newz', 'There is no content list "newz" in the site\'s language.'],
    ]);
  });

  it('says in which language a list is, if that is not the language of the site', () => {
    const page = { ...articlePage, each: { list: 'news', slug: 'slug' } };
    const { problems } = checkDocuments([
      ...library,
      ...[types, { ...news('news-1', [article(211, 'one')]), language: 'fr' }, page].map(source),
    ]);
    expect(problems.find(({ code }) => code === 'unknown-list')?.help).toBe(
      '"news-1" has it in "fr": write "en" there, or items in that language.',
    );
  });

  it('knows the options that are made of items', () => {
    const codes = (rule: string, option: object = {}) => {
      const changed = { ...choices, option: { ...choices.option, ...option } };
      return problemsOf(...sound, changed, choiceForm(rule)).flatMap(([code, document, pointer]) =>
        code === 'unused-document' ? [] : [[code, document, pointer]],
      );
    };
    expect(codes("= answers.article = 'two'")).toEqual([]);
    expect(codes("= answers.article = 'three'")).toEqual([
      ['unknown-option', 'choice-form', '/fields/1/when'],
    ]);
    expect(codes("= answers.article = 'two'", { hint: '{{ item.subtitle }}' })).toEqual([
      ['unknown-item-field', 'article-choices', '/option/hint'],
    ]);
    expect(codes("= answers.article = 'two'", { id: '{{ item.tag }}' })).toEqual(
      expect.arrayContaining([['item-without-option', 'article-choices', '/option']]),
    );
  });

  it('wants an id of its own for every item, in whichever document it is', () => {
    expect(
      problemsOf(types, news('news-1', [article(211, 'one')]), news('news-2', [article(211, 'two')])),
    ).toEqual([['duplicate-content-id', 'news-2', '/items/0/contentID', 10]]);
  });

  it('wants a path of its own for every page of an item', () => {
    const same = news('news-2', [
      article(212, 'one'),
      article(213, 'Not a path'),
      { contentID: 214, fields: { title: 'x' } },
    ]);
    const codes = problemsOf(types, news('news-1', [article(211, 'one')]), same, articlePage);
    expect(codes.map(([code, document, pointer]) => [code, document, pointer])).toEqual([
      ['duplicate-path', 'news-2', '/items/0/fields/slug'],
      ['bad-slug', 'news-2', '/items/1/fields/slug'],
      ['bad-slug', 'news-2', '/items/2/fields'],
      ['misfit-item', 'news-2', '/items/2/fields'],
    ]);
  });

  it.each<[string, object, string, string]>([
    ['a list that is none', { each: { list: 'newz', slug: 'slug' } }, 'unknown-list', '/each/list'],
    ['a field that no item has', { title: '{{ item.titel }}' }, 'unknown-item-field', '/title'],
    ['a text that is more than a field', { title: '{{ upper(item.title) }}' }, 'bad-insertion', '/title'],
    ['a path without the field', { path: '/news' }, 'bad-item-path', '/path'],
    ['a path with another field', { path: '/news/{title}' }, 'bad-item-path', '/path'],
  ])('refuses on an item page %s', (_, change, code, pointer) => {
    const page = { ...articlePage, ...change };
    expect(problemsOf(...sound.slice(0, 3), page).map((problem) => problem.slice(0, 3))).toEqual([
      [code, 'article-page', pointer],
    ]);
  });

  it('follows links to the pages of items', () => {
    const linking = {
      ...articlePage,
      id: 'linking',
      path: '/linking',
      each: undefined,
      title: 'Links',
      seo: { sitemapVisible: true },
      zones: {
        content: [
          {
            type: 'quick-links',
            cards: ['/news/two', '/news/three'].map((href) => ({ title: 'News', href })),
          },
        ],
      },
    };
    const { problems } = checkDocuments([...library, ...[...sound, linking].map(source)]);
    expect(problems.filter(({ code }) => code === 'broken-link').map(({ message }) => message)).toEqual([
      'No page has the path "/news/three".',
    ]);
  });

  it('knows the lists and fields of queries, of a page and of the site', () => {
    const query = (part: object) => ({ type: 'quote', quote: 'q', query: part });
    const page = {
      ...articlePage,
      id: 'list-page',
      path: '/news',
      each: undefined,
      title: 'News',
      zones: {
        content: [
          query({ list: ['news', 'newz'], order: '-date' }),
          query({ list: 'news', where: { tagg: 7, contentID: 1 }, fields: ['title', 'slog'] }),
          query({ list: 'news', where: { title: '{{ item.title }}' } }),
        ],
      },
    };
    const site = JSON.parse(library.find(({ path }) => path.startsWith('site'))?.text ?? '{}');
    const documents = [site, ...sound, page] as unknown as readonly Document[];
    const problems = checkRelease(
      documents.map((document) => ({ path: document.id, document, locate: createLocate('') })),
    );
    expect(
      problems.filter(({ document }) => document === 'list-page').map(({ code, pointer }) => [code, pointer]),
    ).toEqual(
      expect.arrayContaining([
        ['unknown-list', '/zones/content/0/query/list/1'],
        ['unknown-item-field', '/zones/content/0/query/order'],
        ['unknown-item-field', '/zones/content/1/query/where/tagg'],
        ['unknown-item-field', '/zones/content/1/query/fields/1'],
        ['bad-insertion', '/zones/content/2/query/where/title'],
      ]),
    );
  });
});

describe('publishing a change of content', () => {
  const all = [...library, ...sound.map(source)];
  const changed = (document: { readonly id: string; readonly title?: string }) => ({
    unchanged: all.filter(({ path }) => path !== document.id),
    changed: [source(document)],
    replaced: all.filter(({ path }) => path === document.id),
  });

  it('checks items again when they or their type have changed', () => {
    expect(checkChange(changed(news('news-1', [article(211, 'one', { tag: { contentID: 212 } })])))).toEqual(
      [],
    );
    expect(checkChange(changed(news('news-1', [article(211, 'one', { tag: 2 })])))).toBeUndefined();
    const stricter = {
      ...types,
      types: { article: { object: { title: 'string', slug: 'string', date: 'date' } } },
    };
    expect(checkChange(changed(stricter))).toBeUndefined();
  });

  it('checks what reads the options that are made of items', () => {
    const form = choiceForm("= answers.article = 'two'");
    const change = (slug: string) => {
      const { unchanged, ...rest } = changed(news('news-2', [article(212, slug)]));
      return { ...rest, unchanged: [...unchanged, source(choices), source(form)] };
    };
    expect(checkChange(change('two'))).toEqual([]);
    expect(checkChange(change('three'))).toBeUndefined();
  });

  it('finds that a page asks for a field that is no more', () => {
    expect(checkChange(changed({ ...articlePage, title: '{{ item.tag }}' }))).toEqual([]);
    expect(checkChange(changed({ ...articlePage, title: '{{ item.author }}' }))).toBeUndefined();
  });
});
