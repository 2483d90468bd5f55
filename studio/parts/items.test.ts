import { expect, it } from 'vitest';
import type { Content, Document } from '#schemas';
import { describePart } from '../settings/properties.ts';
import { fieldsOf, freeContentId, itemsIn, newItem } from './items.ts';

const types = {
  kind: 'types',
  id: 'news',
  schemaVersion: 1,
  types: {
    link: { object: { contentID: 'integer' } },
    picture: {
      object: {
        url: { type: 'string', pattern: '^/images/' },
        label: 'string',
        width: 'integer',
        height: 'integer',
      },
    },
    article: {
      object: {
        title: { type: 'string', maxLength: 300 },
        slug: 'string',
        date: 'date',
        tag: 'news.link',
        'image?': 'news.picture',
        topics: { list: 'news.link' },
        blockEditor: { list: { object: { type: 'string' } } },
      },
    },
  },
} as unknown as Document;

const fields = {
  title: 'A new bridge',
  slug: 'bridge',
  date: '2026-01-02',
  tag: { contentID: 7 },
  topics: [{ contentID: 7 }],
};
const articles = {
  kind: 'content',
  id: 'articles',
  schemaVersion: 1,
  title: 'What is new',
  referenceName: 'articles',
  language: 'en',
  itemType: 'news.article',
  items: [{ contentID: 3, fields }],
} as unknown as Content;
const tags = {
  ...articles,
  id: 'tags',
  title: undefined,
  referenceName: 'tags',
  items: [{ contentID: 7, fields: { title: 'Works' } }],
} as unknown as Content;
const documents = [types, articles, tags];

it('Items are entered by the type of their list, with pictures, dates, texts and other items', () => {
  const schema = fieldsOf(documents, articles);
  const { properties } = describePart(articles, '/items/0', schema);
  expect(Object.fromEntries(properties.map(({ name, input }) => [name, input.kind]))).toEqual({
    title: 'text',
    slug: 'text',
    date: 'day',
    tag: 'item',
    image: 'picture',
    topics: 'parts',
    blockEditor: 'parts',
    contentID: 'number',
    publishFrom: 'moment',
    publishUntil: 'moment',
  });
  const basic = properties.filter(({ isBasic }) => isBasic).map(({ name }) => name);
  expect(basic).toEqual(['title', 'slug', 'date', 'tag', 'image', 'topics', 'blockEditor']);
  const image = properties.find(({ name }) => name === 'image')?.input;
  expect(image?.kind === 'picture' && image.properties.find(({ name }) => name === 'label')).toMatchObject({
    label: 'What the picture shows',
    isBasic: true,
  });
  expect(properties[0]?.pointer).toBe('/items/0/fields/title');
  expect(describePart(articles, '/items/0/fields/topics/0', schema).properties).toMatchObject([
    { pointer: '/items/0/fields/topics/0', input: { kind: 'item' } },
  ]);
});

it('A new item has a number that no item of any list has, sample texts, and nothing chosen for its author', () => {
  expect(freeContentId(documents)).toBe(8);
  expect(newItem(documents, articles)).toEqual({
    contentID: 8,
    fields: {
      title: 'Sample text',
      slug: 'new-8',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      topics: [],
      blockEditor: [{ type: 'paragraph', text: 'Sample text: write your own.' }],
    },
  });
});

it('Items of all lists can be linked to', () => {
  expect(itemsIn(documents)).toEqual([
    { contentID: 3, title: 'A new bridge', list: 'What is new' },
    { contentID: 7, title: 'Works', list: 'Tags' },
  ]);
});
