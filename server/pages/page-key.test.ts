import { describe, expect, it } from 'vitest';
import { formatPageKey, parsePageKey } from './page-key.ts';

describe('a page key', () => {
  it.each([
    { digest: '9f2c', host: -1, year: 2030 },
    { digest: '00', host: 3, year: 1999 },
  ])('reads back what it wrote: $digest on host $host', (key) => {
    expect(parsePageKey(formatPageKey(key))).toEqual(key);
  });

  it.each(['', '9f2c', '../../etc.2030', '9f2c.20300', '9F2C.2030'])('is not made from %j', (text) => {
    expect(parsePageKey(text)).toBeUndefined();
  });
});
