import { describe, expect, it } from 'vitest';
import { callUrl } from './call-url.ts';

const base = 'https://api.example.org/v1/';

describe('the address of a call', () => {
  it('is the path below the base address, with its query', () => {
    const query = [
      ['q', 'a&b'],
      ['q', 'ü'],
    ] as const;
    expect(callUrl(base, '/loaves/rye%20bread', query)?.href).toBe(
      'https://api.example.org/v1/loaves/rye%20bread?q=a%26b&q=%C3%BC',
    );
    expect(callUrl('http://127.0.0.1:4600', '/loaves')?.href).toBe('http://127.0.0.1:4600/loaves');
  });

  it.each([
    '/../secrets',
    '/a/%2e%2e/%2E%2E/secrets',
    '/loaves?x=1',
    '/loaves#x',
    '/a\\b',
    'loaves',
    '@evil.example/',
  ])('is none for a path that would lead elsewhere: %s', (path) => {
    expect(callUrl(base, path)).toBeUndefined();
  });

  it.each(['ftp://files.example.org', 'api.example.org', ''])('is none below "%s"', (address) => {
    expect(callUrl(address, '/loaves')).toBeUndefined();
  });
});
