import { expect, it } from 'vitest';
import type { Content, Document } from '#schemas';
import { addressAfterTitle } from './item-address.ts';

const listOf = (fields: object, others: readonly object[] = []) =>
  ({
    kind: 'content',
    id: 'articles',
    schemaVersion: 1,
    referenceName: 'articles',
    language: 'en',
    items: [{ contentID: 3, fields }, ...others],
  }) as unknown as Content;

const page = {
  kind: 'page',
  id: 'article-page',
  path: '/news/{ending}',
  each: { list: 'articles', slug: 'ending' },
  title: '{{ item.title }}',
  zones: { content: [] },
} as unknown as Document;

const pointer = '/items/0/fields/title';
const after = (fields: object, title: string, live: unknown = undefined, others: readonly object[] = []) => {
  const list = listOf(fields, others);
  return addressAfterTitle([list], list, () => live, pointer, title)?.value;
};

it('The address of a new item follows its title, letter by letter', () => {
  expect(after({ title: 'Sample text', slug: 'new-3' }, 'A new Bridge')).toBe('a-new-bridge');
  expect(after({ title: 'A new', slug: 'a-new' }, 'A new B')).toBe('a-new-b');
  expect(after({ title: 'A new B', slug: 'a-new-b' }, '')).toBe('new-3');
});

it('The address follows no longer once somebody has written another, or visitors know it', () => {
  expect(after({ title: 'A new', slug: 'bridges' }, 'A new B')).toBeUndefined();
  expect(after({ title: 'A new', slug: 'a-new' }, 'A new B', { items: [{ contentID: 3 }] })).toBeUndefined();
  expect(after({ title: 'A new', slug: 'a-new' }, 'A new B', { items: [{ contentID: 4 }] })).toBe('a-new-b');
});

it('The address is another than those of the other items, and goes on following', () => {
  const others = [{ contentID: 4, fields: { title: 'Works', slug: 'works' } }];
  expect(after({ title: 'Work', slug: 'work' }, 'Works', undefined, others)).toBe('works-2');
  expect(after({ title: 'Works', slug: 'works-2' }, 'Works on', undefined, others)).toBe('works-on');
});

it('The field is the one by which the page of the items has its address', () => {
  const list = listOf({ title: 'Sample text', slug: 'kept', ending: 'new-3' });
  expect(addressAfterTitle([page, list], list, () => undefined, pointer, 'Bridges')).toEqual({
    pointer: '/items/0/fields/ending',
    value: 'bridges',
  });
  expect(addressAfterTitle([page, list], list, () => undefined, '/items/0/fields/slug', 'x')).toBeUndefined();
});
