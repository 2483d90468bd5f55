import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textFormats } from '../values/text-formats.ts';
import { readMarks, writeMarks } from './marks.ts';
import { type RichBlock, type RichRun, writtenAddress } from './rich-blocks.ts';
import { readRichHtml, writeRichHtml } from './rich-html.ts';
import { plainTextOf, visibleText } from './visible-text.ts';

const htmlOf = (text: string) => writeRichHtml(readMarks(text));

describe('a rich text with marks', () => {
  it.each([
    ['Hello', '<p>Hello</p>'],
    ['One\ntwo\n\nthree', '<p>One<br>two</p><p>three</p>'],
    [
      '**bold** and *italic* and _this_',
      '<p><strong>bold</strong> and <em>italic</em> and <em>this</em></p>',
    ],
    ['***both***', '<p><strong><em>both</em></strong></p>'],
    ['# Title\n## Smaller\nText', '<h3>Title</h3><h4>Smaller</h4><p>Text</p>'],
    [
      '- one\n- two\n  more\n\n1. a\n2) b',
      '<ul><li>one</li><li>two<br>more</li></ul><ol><li>a</li><li>b</li></ol>',
    ],
    [
      'See [our **page**](www.example.org)',
      '<p>See <a href="https://www.example.org">our </a><a href="https://www.example.org"><strong>page</strong></a></p>',
    ],
    ['2 * 3 * 4, 2*3, snake_case_name, a ** b', '<p>2 * 3 * 4, 2*3, snake_case_name, a ** b</p>'],
    ['\\*not\\* \\# this', '<p>*not* # this</p>'],
    [
      '<b>x</b> & <script>alert(1)</script>',
      '<p>&lt;b&gt;x&lt;/b&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt;</p>',
    ],
    [
      '[x](javascript:alert(1)) [y](data:text/html,x)',
      '<p>[x](javascript:alert(1)) [y](data:text/html,x)</p>',
    ],
    ['   \n\n ', ''],
  ])('reads %j', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });

  it('reads a long text of signs in one go', () => {
    for (const sign of ['*', '_', '[', '\\', '[a](', '**a ', '<p "'])
      expect(htmlOf(sign.repeat(20_000 / sign.length)).length).toBeGreaterThan(0);
    expect(readRichHtml('<a "'.repeat(5_000)).length).toBeLessThan(2);
  });
});

describe('HTML of elsewhere', () => {
  it.each([
    ['<p onclick="x()">a<script>alert(1)</script><img src=x onerror=y>b</p>', '<p>ab</p>'],
    [
      '<a href="javascript:x">a</a><h1>b</h1><div>c<b>d</b></div>',
      '<p>a</p><h3>b</h3><p>c<strong>d</strong></p>',
    ],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
    ['plain & simple', '<p>plain &amp; simple</p>'],
  ])('is read into the closed set: %j', (html, kept) => {
    expect(writeRichHtml(readRichHtml(html))).toBe(kept);
  });
});

const text = fc
  .array(
    fc.constantFrom(
      'a',
      'b ',
      ' ',
      '\n',
      '*',
      '**',
      '_',
      '[',
      ']',
      '(',
      ')',
      '\\',
      '# ',
      '- ',
      '1. ',
      '<',
      '&',
      '"',
      'é',
      '7',
      '🇳🇿',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const run: fc.Arbitrary<RichRun> = fc
  .tuple(
    text,
    fc.boolean(),
    fc.boolean(),
    fc.constantFrom(undefined, 'https://a.nz/b?c=1&d=(2)', 'mailto:a@b.nz'),
  )
  .map(([words, bold, italic, href]) => ({
    text: words,
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(href !== undefined && { href: writtenAddress(href) ?? '' }),
  }));
const runs = fc.array(run, { maxLength: 5 });
const blocks: fc.Arbitrary<readonly RichBlock[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('paragraph', 'heading', 'subheading'), runs }),
    fc.record({ kind: fc.constantFrom('bullets', 'numbers'), items: fc.array(runs, { maxLength: 3 }) }),
  ),
  { maxLength: 4 },
);

it('comes back from its marks and from its HTML as it was, and has the format of rich answers', () => {
  fc.assert(
    fc.property(blocks, (written) => {
      const html = writeRichHtml(written);
      expect(writeRichHtml(readRichHtml(html))).toBe(html);
      expect(htmlOf(writeMarks(written))).toBe(html);
      expect(html === '' || textFormats['rich-text']?.test(html)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

it('reads any text into the closed set', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (words) => {
      const html = htmlOf(words);
      expect(html === '' || textFormats['rich-text']?.test(html)).toBe(true);
      expect(htmlOf(writeMarks(readMarks(words)))).toBe(html);
    }),
    { numRuns: 3_000 },
  );
});

it('refuses what is outside of the closed set', () => {
  for (const html of [
    'a',
    '<p>a',
    '<p onclick="x">a</p>',
    '<p><img></p>',
    '<p><a href="javascript:x">a</a></p>',
    '<p></p>',
  ])
    expect(textFormats['rich-text']?.test(html)).toBe(false);
});

it('is counted by what is seen, and sent as plain text', () => {
  const html = htmlOf('# Hi\n\nSee **[us](https://a.nz)** &amp;\n- one\n- two\n\n1. three');
  expect(visibleText(html)).toBe('Hi\nSee us &amp;\none\ntwo\nthree');
  const address = htmlOf('[https://a.nz](https://a.nz), [b](tel:12)');
  expect(plainTextOf(address)).toBe('https://a.nz, b (tel:12)');
  expect(plainTextOf(html)).toBe('Hi\n\nSee us (https://a.nz) &amp;\n\n- one\n- two\n\n1. three');
});
