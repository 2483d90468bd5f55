import { describe, expect, it } from 'vitest';
import type { Content, Page } from '#schemas';
import { contentLists } from './content-lists.ts';
import { fillPart, fillText, insertionsIn } from './fill-texts.ts';
import { type ItemPage, itemPaths, itemsWithPages } from './item-pages.ts';
import { pageTrail } from './page-trail.ts';
import { queriesIn } from './queries-in.ts';
import { selectItems } from './select-items.ts';

const content = (id: string, referenceName: string, items: Content['items'], language = 'en'): Content => ({
  kind: 'content',
  id,
  schemaVersion: 1,
  referenceName,
  language,
  items,
});
const recipe = (contentID: number, title: string, fields: object = {}) => ({
  contentID,
  fields: { title, slug: title.toLowerCase(), ...fields },
});
const lists = contentLists(
  [
    content('recipes-2', 'recipes', [recipe(21, 'Bun', { date: '2030-02-01', shelf: { contentID: 1 } })]),
    content('recipes-1', 'recipes', [
      recipe(11, 'Rye', { date: '2030-03-01', shelf: { contentID: 2 }, minutes: 90 }),
      recipe(12, 'Pie', {
        shelf: { contentID: 1 },
        pairs: [{ contentID: 11 }, { contentID: 999 }],
        minutes: 60,
      }),
    ]),
    content('other', 'recipes', [recipe(11, 'Parāoa')], 'mi'),
    content('shelves', 'shelves', [
      { contentID: 1, fields: { name: 'Sweet' } },
      { contentID: 2, fields: { name: 'Bread' } },
    ]),
    content('guides', 'guides', [recipe(31, 'Ovens', { date: '2030-02-15' })]),
  ],
  'en',
);
const idsOf = (query: Parameters<typeof selectItems>[1]) =>
  selectItems(lists, query, 'en').items.map(({ contentID }) => contentID);

describe('a query of content', () => {
  it('reads a list that several documents hold, in the order of their ids', () => {
    const { items, count } = selectItems(lists, { list: 'recipes' }, 'en');
    expect(items.map(({ contentID, itemOrder }) => [contentID, itemOrder])).toEqual([
      [11, 0],
      [12, 1],
      [21, 2],
    ]);
    expect([count, selectItems(lists, { list: 'none' }, 'en')]).toEqual([3, { items: [], count: 0 }]);
  });

  it('orders several lists by a field, those without it last, and counts all that match', () => {
    const query = { list: ['recipes', 'guides'], order: '-date', skip: 1, take: 2 };
    expect(idsOf(query)).toEqual([31, 21]);
    expect(selectItems(lists, query, 'en').count).toBe(4);
    expect(idsOf({ list: ['recipes', 'guides'], order: 'date' })).toEqual([21, 31, 11, 12]);
  });

  it.each([
    [{ shelf: 1 }, [12, 21]],
    [{ pairs: 11 }, [12]],
    [{ contentID: [11, 21] }, [11, 21]],
    [{ contentID: { ne: 11 }, shelf: 1 }, [12, 21]],
    [{ minutes: { gte: 60, lt: 90 } }, [12]],
    [{ title: { contains: 'U' } }, [21]],
    [{ date: { gte: '2030-02-01' } }, [11, 21]],
    [{ constructor: 1 }, []],
  ])('where %j finds %j', (where, found) => {
    expect(idsOf({ list: 'recipes', where })).toEqual(found);
  });

  it('gives the items that links lead to, and only the fields that it asks for', () => {
    const [pie] = selectItems(
      lists,
      { list: 'recipes', where: { contentID: 12 }, fields: ['shelf', 'pairs'] },
      'en',
    ).items;
    expect(pie?.fields).toEqual({
      shelf: { contentID: 1, referenceName: 'shelves', itemOrder: 0, fields: { name: 'Sweet' } },
      pairs: [expect.objectContaining({ contentID: 11, referenceName: 'recipes' }), { contentID: 999 }],
    });
  });

  it('is found wherever it stands in a document', () => {
    const page = [{ type: 'cards', tabs: [{ query: { list: 'a' } }], other: { list: 'b', type: 'bullets' } }];
    expect(queriesIn(page)).toEqual([{ pointer: '/0/tabs/0/query', query: { list: 'a' } }]);
  });
});

describe('a text of an item page', () => {
  it('takes texts and numbers of the item', () => {
    const fields = { title: 'Rye {{ item.slug }}', minutes: 90, shelf: { contentID: 1 } };
    expect(fillText('{{item.title}}: {{ item.minutes }} {{ item.shelf }}{{ item.none }}!', fields)).toBe(
      'Rye {{ item.slug }}: 90 !',
    );
  });

  it('gives a condition the value itself, and the id of a linked item', () => {
    const fields = {
      tag: { contentID: 7, fields: {} },
      topics: [{ contentID: 1 }, { contentID: 2 }],
      minutes: 90,
    };
    const where = {
      tag: '{{ item.tag }}',
      topic: '{{item.topics}}',
      minutes: { lt: '{{ item.minutes }}' },
      on: true,
    };
    expect(fillPart(where, fields)).toEqual({ tag: 7, topic: [1, 2], minutes: { lt: 90 }, on: true });
  });

  it('names fields of the item and nothing else', () => {
    expect(insertionsIn('{{ item.a }} {{ b }} {{ item.a.b }}').map(({ field }) => field)).toEqual([
      'a',
      undefined,
      undefined,
    ]);
  });
});

describe('pages of items', () => {
  const page = { path: '/bread/{slug}', each: { list: 'recipes', slug: 'slug' } } as ItemPage;
  const guides = { path: '/help/{slug}', each: { list: 'guides', slug: 'slug' } } as ItemPage;

  it('have the paths of their items', () => {
    expect([...itemsWithPages([page], lists).keys()]).toEqual(['/bread/rye', '/bread/pie', '/bread/bun']);
  });

  it('are those of the default list for items of a list without any', () => {
    const item = (referenceName: string) => ({ referenceName, fields: { slug: 'rye' } });
    expect([itemPaths([page, guides])(item('guides')), itemPaths([page])(item('other'))]).toEqual([
      '/help/rye',
      undefined,
    ]);
    expect(itemPaths([page, guides], 'recipes')(item('other'))).toBe('/bread/rye');
    expect(itemPaths([page])({ referenceName: 'recipes', fields: { slug: '../x' } })).toBeUndefined();
  });
});

it('The trail of a page are the pages above it, by the addresses that they lead to', () => {
  const pages = new Map<string, Partial<Page>>([
    ['/a', { title: 'A', path: '/a', redirect: { url: '/elsewhere' } }],
    ['/a/b/c', { title: 'C', path: '/a/b/c' }],
  ]);
  expect(pageTrail('/a/b/c/d', (path) => pages.get(path) as Page | undefined)).toEqual([
    { title: 'A', href: '/elsewhere' },
    { title: 'C', href: '/a/b/c' },
  ]);
});
