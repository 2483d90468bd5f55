import { describe, expect, it } from 'vitest';
import { headElements } from './head-elements.ts';

describe('extra markup for the head', () => {
  it('keeps meta and link elements', () => {
    const html =
      '<meta name="geo.region" content="NZ">\n<link rel="alternate" hreflang="mi" href="https://mi.example/">';
    expect(headElements(html)).toEqual([
      { tag: 'meta', attributes: { name: 'geo.region', content: 'NZ' } },
      { tag: 'link', attributes: { rel: 'alternate', hreflang: 'mi', href: 'https://mi.example/' } },
    ]);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
    ['a policy of its own', '<meta http-equiv="content-security-policy" content="script-src *">'],
    ['a stylesheet', '<link rel="stylesheet" href="https://evil.example/a.css">'],
    ['an icon that is a script', '<link rel="icon" href="javascript:alert(1)">'],
    ['an address of an unknown scheme', '<link rel="icon" href="//evil.example/a.png">'],
    ['text', 'Hello'],
  ])('leaves out %s', (_, html) => expect(headElements(html)).toEqual([]));

  it('leaves out attributes that do something', () => {
    expect(headElements('<link rel="icon" href="/a.png" onload="alert(1)">')).toEqual([
      { tag: 'link', attributes: { rel: 'icon', href: '/a.png' } },
    ]);
  });
});
