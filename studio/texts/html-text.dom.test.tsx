import { expect, it } from 'vitest';
import { readHtml, writeHtml } from './html-text.ts';

it.each([
  'Plain words',
  'Call <a href="tel:0800123456">0800 123 456</a> or <strong>come <em>in</em></strong>.',
  'One<br>two',
  '<em><strong>Both</strong></em>',
  '<span lang="mi">Tēnā koe</span> and <abbr title="New Zealand">NZ</abbr>',
  'CO<sub>2</sub> &amp; H<sub>2</sub>O',
  '<a href="/about" target="_blank" rel="noopener">About</a>',
  'Hello {{ answers.name }}',
])('A line comes back as it was: %s', (html) => {
  const read = readHtml(html, 'inline');
  expect(read).toBeDefined();
  if (read) expect(readHtml(writeHtml(read, 'inline'), 'inline')?.eq(read)).toBe(true);
});

it('A line that has no nested elements comes back to the letter', () => {
  const html = 'Call <a href="tel:0800123456">us</a> or <strong>come</strong><br>in &amp; see';
  const read = readHtml(html, 'inline');
  expect(read && writeHtml(read, 'inline')).toBe(html);
});

it('Blocks come back to the letter', () => {
  const html =
    '<h2>Prices</h2><p>They <strong>change</strong>.</p><ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul><hr><blockquote><p>Said</p></blockquote>';
  const read = readHtml(html, 'block');
  expect(read && writeHtml(read, 'block')).toBe(html);
});

it.each([
  ['inline', '<p>A paragraph in a line</p>'],
  ['inline', '<a href="javascript:alert(1)">Press</a>'],
  ['inline', '<span class="big">Big</span>'],
  ['inline', 'A picture <img src="/images/a.png" alt="">'],
  ['block', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  ['block', '<p>A picture <img src="/images/a.png" alt=""></p>'],
  ['block', '<details><summary>More</summary><p>Words</p></details>'],
  ['block', '<section><p>Words</p></section>'],
] as const)(
  'A text of which the editor would lose something is left to its source: %s %s',
  (subset, html) => {
    expect(readHtml(html, subset)).toBeUndefined();
  },
);

it('A text without a letter is empty', () => {
  const read = readHtml('', 'inline');
  expect(read && writeHtml(read, 'inline')).toBe('');
});
