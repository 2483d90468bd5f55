import { expect, it } from 'vitest';
import { QueryCache } from './query-cache.ts';

it('A cache of queries keeps those asked last, and one that is set again counts as asked last', () => {
  const cache = new QueryCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  cache.set('c', 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size]).toEqual([3, undefined, 4, 2]);
  cache.get('a');
  cache.set('d', 5);
  expect([cache.get('a'), cache.get('c'), cache.get('d')]).toEqual([3, undefined, 5]);
});
