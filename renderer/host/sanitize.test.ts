import { describe, expect, it } from 'vitest';
import { strippedParts } from '#engine';
import { sanitize } from './sanitize.ts';

describe('the check of HTML texts', () => {
  it.each([
    ['<b class="big">x</b>', 'inline'],
    ['<h2>x</h2>', 'inline'],
    ['<SCRIPT>x</SCRIPT>', 'block'],
    ['<h1>x</h1>', 'block'],
    ['<a href="javascript:alert(1)">x</a>', 'block'],
    ["<a href='//example.org'>x</a>", 'block'],
    ['<img src="https://example.org/a.svg" alt="x">', 'block'],
    ['<p onclick=go() title="a > b">x</p>', 'block'],
    ['<td data-x="1">x</td>', 'block'],
  ] as const)('finds what is lost of %s', (html, subset) => {
    expect(strippedParts(html, subset)).toHaveLength(1);
    expect(sanitize(html, subset).length).toBeLessThan(html.length);
  });

  it.each([
    '<h2 lang="mi" title="a">Ngā mihi</h2>',
    '<p>A <a href="/stands?a=1&amp;b=2#part">link</a>, 5 &lt; 6</p>',
    '<table><tbody><tr><th scope="row" colspan="2">x</th></tr></tbody></table>',
    '<a href="mailto:desk@example.org">x</a>',
  ])('finds nothing in what is kept: %s', (html) => {
    expect(strippedParts(html, 'block')).toEqual([]);
    expect(sanitize(html, 'block')).toBe(html);
  });
});

describe('sanitised HTML', () => {
  it('keeps text as it is', () => {
    expect(sanitize('Ngā mihi “nui”', 'inline')).toBe('Ngā mihi “nui”');
  });

  it('keeps emphasis and links', () => {
    const html = 'A <strong>strong</strong> <a href="/stands">link</a>.';
    expect(sanitize(html, 'inline')).toBe(html);
  });

  it.each([
    ['scripts', '<script>alert(1)</script>'],
    ['event handlers', '<b onclick="alert(1)"></b>'],
    ['script addresses', '<a href="javascript:alert(1)"></a>'],
    ['script addresses in disguise', '<a href="java&#10;script:alert(1)"></a>'],
    ['data addresses', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
    ['pictures of other hosts', '<img src="https://example.org/a.svg">'],
    ['addresses without a scheme of their own', '<a href="//example.org"></a>'],
    ['addresses that browsers read as another site', '<a href="/\\example.org"></a>'],
    ['addresses that lead to another site by dots', '<a href="/..//example.org"></a>'],
    ['frames', '<iframe src="https://example.org"></iframe>'],
    ['styles', '<p style="position:fixed">x</p><style>p{}</style>'],
    ['classes and ids', '<p class="button" id="main">x</p>'],
    ['forms', '<form action="/"><input name="a"></form>'],
    ['drawings', '<svg><script>alert(1)</script></svg>'],
  ])('loses %s', (_, html) => {
    expect(sanitize(html, 'block')).not.toMatch(
      /script|onclick|onload|data:|\/\/|iframe|style|class|id=|form|input|svg|example/i,
    );
  });

  it('keeps blocks only where blocks are allowed', () => {
    expect(sanitize('<h2>Title</h2>', 'block')).toBe('<h2>Title</h2>');
    expect(sanitize('<h2>Title</h2>', 'inline')).toBe('Title');
  });

  it('does not let a link that opens elsewhere reach back', () => {
    expect(sanitize('<a href="https://example.org" target="_blank" rel="opener">x</a>', 'inline')).toBe(
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  it('gives every picture an alternative text', () => {
    expect(sanitize('<img src="/a.svg">', 'block')).toContain('alt=""');
  });
});
