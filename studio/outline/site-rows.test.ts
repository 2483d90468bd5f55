import { expect, it } from 'vitest';
import { groupsWith, pathShowing, rowAfterKey, searchedGroups, siteRows } from './site-rows.ts';

const groups = [
  {
    title: 'Pages',
    entries: [
      { title: 'Welcome', detail: '/', path: '/' },
      { title: 'Bread', detail: '/bread', path: '/bread' },
    ],
  },
  { title: 'Forms', entries: [{ title: 'Order', detail: 'order' }] },
];
const rows = siteRows(groups, ({ title }) => title === 'Pages');

it('lists groups with the entries of those that are open, and says how many stand beside each', () => {
  expect(rows.map(({ key, position, count }) => `${key}: ${position} of ${count}`)).toEqual([
    'Pages: 1 of 2',
    'Pages / /: 1 of 2',
    'Pages /bread /bread: 2 of 2',
    'Forms: 2 of 2',
  ]);
});

it('moves by the keys of a tree, and acts by Enter and by arrows that open and close', () => {
  const after = (at: number, key: string) => rowAfterKey(rows, at, key);
  expect([after(0, 'ArrowDown'), after(3, 'ArrowUp'), after(3, 'Home'), after(0, 'End')]).toEqual([
    1, 2, 0, 3,
  ]);
  expect([after(0, 'ArrowUp'), after(3, 'ArrowDown'), after(1, 'a')]).toEqual(Array(3).fill(undefined));
  expect([after(0, 'ArrowRight'), after(2, 'ArrowLeft')]).toEqual([1, 0]);
  expect([after(0, 'ArrowLeft'), after(3, 'ArrowRight'), after(1, 'Enter'), after(1, ' ')]).toEqual([
    0, 3, 1, 1,
  ]);
  expect([after(3, 'ArrowLeft'), after(1, 'ArrowRight')]).toEqual([undefined, undefined]);
});

it('finds entries by any word of their title, address or id', () => {
  const found = (words: string) =>
    groupsWith(searchedGroups(groups), words).flatMap(({ entries }) => entries.map(({ title }) => title));
  expect([found('bread'), found('order'), found('rye'), found('')]).toEqual([
    ['Bread'],
    ['Order'],
    [],
    ['Welcome', 'Bread', 'Order'],
  ]);
});

it('finds the entry that shows a page: its own, or that of the page of each item', () => {
  const pages = ['/', '/news', '/news/{slug}', '/news/archive', '/help/{slug}'];
  const groups = [{ title: 'Pages', entries: pages.map((path) => ({ title: path, detail: path, path })) }];
  expect(pathShowing(groups, '/news')).toBe('/news');
  expect(pathShowing(groups, '/news/a-bridge')).toBe('/news/{slug}');
  expect(pathShowing(groups, '/news/archive')).toBe('/news/archive');
  expect(pathShowing(groups, '/news/a/b')).toBeUndefined();
});
