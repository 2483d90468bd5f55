import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';

describe('the page cache', () => {
  it('forgets what was used longest ago when it is full', () => {
    const cache = new PageCache<string>(10);
    cache.set('a', 'A', 4);
    cache.set('b', 'B', 4);
    cache.get('a');
    cache.set('c', 'C', 4);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
    expect(cache.bytes).toBe(8);
  });

  it('counts an entry that is written again once', () => {
    const cache = new PageCache<string>(10);
    cache.set('a', 'A', 6);
    cache.set('a', 'B', 7);
    expect(cache.bytes).toBe(7);
    expect(cache.get('a')).toBe('B');
  });

  it('does not keep what is larger than itself, nor empties itself for it', () => {
    const cache = new PageCache<string>(10);
    cache.set('a', 'A', 6);
    cache.set('b', 'B', 11);
    expect([cache.get('a'), cache.get('b')]).toEqual(['A', undefined]);
  });

  it('makes what is missing once, also for requests that come meanwhile', async () => {
    const cache = new PageCache<string>(100);
    let made = 0;
    const make = async () => {
      made += 1;
      return { value: `page ${made}`, bytes: 10 };
    };
    expect(await Promise.all([cache.getOrMake('a', make), cache.getOrMake('a', make)])).toEqual([
      'page 1',
      'page 1',
    ]);
    expect(await cache.getOrMake('a', make)).toBe('page 1');
  });

  it('makes anew what was deleted, and says of each look-up whether it was there', async () => {
    const found: string[] = [];
    const cache = new PageCache<string>(100, (result) => found.push(result));
    const make = (value: string) => async () => ({ value, bytes: 10 });
    expect(await cache.getOrMake('a', make('old'))).toBe('old');
    expect(await cache.getOrMake('a', make('new'))).toBe('old');
    cache.delete('a');
    expect(await cache.getOrMake('a', make('new'))).toBe('new');
    expect(found).toEqual(['miss', 'hit', 'miss']);
  });

  it('makes anew what could not be made', async () => {
    const cache = new PageCache<string>(100);
    await expect(cache.getOrMake('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.getOrMake('a', async () => ({ value: 'page', bytes: 1 }))).toBe('page');
  });
});
