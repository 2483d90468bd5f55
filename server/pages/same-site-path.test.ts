import { expect, it } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

it.each([
  ['/about', '/about'],
  ['/about?a=1#b', '/about?a=1#b'],
  ['/', '/'],
])('%j is a path of this site', (text, path) => expect(sameSitePath(text)).toBe(path));

it.each([
  null,
  '',
  'about',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
])('%j leads home instead', (text) => expect(sameSitePath(text)).toBe('/'));

it('does not let a line break into a header', () => {
  expect(sameSitePath('/a\r\nset-cookie: b')).not.toMatch(/[\r\n]/);
});
