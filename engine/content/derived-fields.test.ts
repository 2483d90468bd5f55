import { expect, it } from 'vitest';
import type { Content, Site } from '#schemas';
import { contentLists } from './content-lists.ts';
import { selectItems } from './select-items.ts';

const list = (referenceName: string, items: Content['items'], language = 'en'): Content => ({
  kind: 'content',
  id: `${referenceName}-${language}`,
  schemaVersion: 1,
  referenceName,
  language,
  items,
});
const link = (contentID: number) => ({ contentID });
const documents = [
  list('books', [
    { contentID: 1, fields: { title: 'Tides', author: link(10), shelves: [link(20), link(21), link(99)] } },
    { contentID: 2, fields: { title: 'Ferries', author: link(11), shelf_ids: 'own' } },
    { contentID: 3, fields: { title: 'Loose leaves', author: 5 } },
  ]),
  list('authors', [
    { contentID: 10, fields: { name: 'Aroha', town: link(30) } },
    { contentID: 11, fields: { name: 'Ben' } },
  ]),
  list('shelves', [
    { contentID: 20, fields: { title: 'Sea', floor: 2 } },
    { contentID: 21, fields: { title: 'Travel', floor: 2 } },
  ]),
  list('towns', [{ contentID: 30, fields: { name: 'Nelson' } }]),
  list('books', [{ contentID: 1, fields: { title: 'Tai', author: link(10) } }], 'mi'),
];
const site = (derivedFields: Site['derivedFields']) =>
  ({ kind: 'site', id: 'site', language: 'en', derivedFields }) as unknown as Site;
const books = {
  author_name: 'author.name',
  shelf_titles: 'shelves.title',
  shelf_ids: 'shelves.contentID',
  floors: 'shelves.floor',
  town: 'author.town.name',
  who: ['author.contentID', 'author.town.contentID'],
};

function fieldsOf(language = 'en') {
  const lists = contentLists([...documents, site({ books })], language);
  return lists.lists.get('books')?.map(({ fields: { author, shelves, ...fields } }) => fields);
}

it('adds fields with what the items linked to have, each value once, with commas', () => {
  expect(fieldsOf()?.[0]).toEqual({
    title: 'Tides',
    author_name: 'Aroha',
    shelf_titles: 'Sea,Travel',
    shelf_ids: '20,21',
    floors: '2',
    town: 'Nelson',
    who: '10,30',
  });
});

it('keeps a field that an item has itself, and leaves out one without a value', () => {
  expect(fieldsOf()?.slice(1)).toEqual([
    { title: 'Ferries', author_name: 'Ben', shelf_ids: 'own', who: '11' },
    { title: 'Loose leaves' },
  ]);
});

it('looks for links in the language of the item only', () => {
  expect(fieldsOf('mi')).toEqual([{ title: 'Tai' }]);
});

it('lets queries ask for them, and leaves other lists as they are', () => {
  const lists = contentLists([...documents, site({ books })], 'en');
  const query = { list: 'books', where: { town: 'Nelson' }, order: '-shelf_ids', fields: ['shelf_titles'] };
  expect(selectItems(lists, query, 'en').items.map(({ fields }) => fields)).toEqual([
    { shelf_titles: 'Sea,Travel' },
  ]);
  expect(lists.items.get(11)?.fields).toEqual({ name: 'Ben' });
  expect(contentLists(documents, 'en').items.get(1)?.fields).not.toHaveProperty('town');
});
