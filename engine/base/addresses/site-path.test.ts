import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkAddress, sitePath } from './site-path.ts';

const origin = 'https://this-site.example';

describe('a path of this site', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about/'],
    ['/about?a=//b&c=%2f#d', '/about?a=//b&c=%2f#d'],
    ['/a/./b/../c', '/a/c'],
    ['/a/..', '/'],
    ['/../../a', '/a'],
    ['/%2E%2e/a', '/a'],
    ['/caf\u00e9?name=\u014cpua', '/caf%C3%A9?name=%C5%8Cpua'],
    ['/100%', '/100%'],
  ])('%j is %j', (text, path) => expect(sitePath(text)).toBe(path));

  it.each([
    '',
    'about',
    '?a',
    '//evil.example',
    '///evil.example',
    '/..//evil.example/login',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/%2e/%2E//evil.example',
    '/a/..//evil.example',
    '/a//b',
    '/\\evil.example',
    '/a\\..\\\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\r\nset-cookie: b',
    ' /about',
    '/about ',
    '/%2f/evil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/%0d%0aset-cookie:b',
    '/\u2028',
    '/\u00a0/evil.example',
    '/a?b=\ud800',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
  ])('%j is none', (text) => expect(sitePath(text)).toBeUndefined());

  const part = constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E',
      '%2f',
      '%5c',
      '%09',
      '%00',
      '\t',
      '\n',
      '\r',
      ' ',
      '\u0000',
    ],
    ...[
      '@',
      ':',
      '?',
      '#',
      '%',
      'evil.example',
      'https:',
      'javascript:',
      'a',
      '\u00e9',
      '\u3002',
      '\uff0f',
      '\ud800',
    ],
  );
  const address = oneof(
    array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    array(part, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
    string({ unit: 'binary' }).map((text) => `/${text}`),
  );

  it('is where browsers go too, and never another site, whatever the text', () => {
    assert(
      property(address, (text) => {
        const path = sitePath(text);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?![/\\])[\u0021-\u007e]*$/);
        const url = new URL(path, origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname).not.toMatch(/\/\/|\\/);
        expect(url.href).toBe(new URL(text, origin).href);
        expect(sitePath(path)).toBe(path);
        // This must also hold after a proxy has decoded the path once.
        const decoded = URL.canParse(decodedOnce(path), origin) && new URL(decodedOnce(path), origin);
        if (decoded) expect(decoded.origin).toBe(origin);
      }),
      { numRuns: 5_000 },
    );
  });
});

function decodedOnce(path: string): string {
  return path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

describe('a link', () => {
  it.each(['#main', 'https://example.org/a', 'mailto:a@example.org', 'tel:0800', '/help'])(
    'may lead to %j',
    (href) => expect(linkAddress(href)).toBe(href),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.org',
    '//evil.example',
    '/\\evil.example',
  ])('may not lead to %j', (href) => expect(linkAddress(href)).toBeUndefined());
});
