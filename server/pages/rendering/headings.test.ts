import { describe, expect, it } from 'vitest';
import { withAnchors } from './with-anchors.fixture.ts';

const page = (content: string, before = '') => `${before}<main id="main">${content}</main>`;
const bodyOf = (html: string) => /<main id="main">(.*)<\/main>/.exec(html)?.[1];
const jumpList = (fallback = '') =>
  `<nav data-jump-list=""><p>On this page</p><template>${fallback}</template></nav>`;

describe('the anchors of headings', () => {
  it.each([
    ['Opening hours', 'opening-hours'],
    ['  What   does it cost? ', 'what-does-it-cost'],
    ['Ngā mihi, e hoa mā', 'nga-mihi-e-hoa-ma'],
    ['<b>Bold</b> &amp; brave', 'bold-brave'],
    ['…', 'section'],
    ['word '.repeat(40), 'word-word-word-word-word-word-word-word-word-word-word-word'],
  ])('are made from the words of the heading: %j', (text, anchor) => {
    expect(bodyOf(withAnchors(page(`<h2 class="a">${text}</h2>`)))).toBe(
      `<h2 class="a" id="${anchor}">${text}</h2>`,
    );
  });

  it('are different for headings of the same words, and from the other ids of the page', () => {
    const html = withAnchors(page('<h2>Fees</h2><h3>Fees</h3><h2>Main</h2><p id="fees-3">'));
    expect(bodyOf(html)).toBe(
      '<h2 id="fees">Fees</h2><h3 id="fees-2">Fees</h3><h2 id="main-2">Main</h2><p id="fees-3">',
    );
  });

  it('stay the same when a heading before them is new', () => {
    const before = withAnchors(page('<h2>Fees</h2>'));
    const after = withAnchors(page('<h2>Hours</h2><h2>Fees</h2>'));
    expect(after).toContain('<h2 id="fees">');
    expect(before).toContain('<h2 id="fees">');
  });

  it('are left as they are where a heading has one', () => {
    expect(bodyOf(withAnchors(page('<h2 id="mine">Fees</h2>')))).toBe('<h2 id="mine">Fees</h2>');
  });

  it('are given to second- and third-level headings of the content only', () => {
    const html = page('<h1>A</h1><h4>B</h4><dialog><h2>C</h2></dialog>', '<header><h2>D</h2></header>');
    expect(withAnchors(html)).toBe(html);
  });
});

describe('a jump list', () => {
  it('links to every second- and third-level heading, before and after it', () => {
    const html = withAnchors(page(`<h2>A</h2>${jumpList()}<h3>B &lt; C</h3><h2 id="mine">D</h2>`));
    expect(bodyOf(html)).toBe(
      '<h2 id="a">A</h2><nav data-jump-list=""><p>On this page</p><ol><li><a href="#a">A</a><ol><li>' +
        '<a href="#b-c">B &lt; C</a></li></ol></li><li><a href="#mine">D</a></li></ol></nav>' +
        '<h3 id="b-c">B &lt; C</h3><h2 id="mine">D</h2>',
    );
  });

  it('lists a third-level heading by itself where none of the second level is before it', () => {
    const html = withAnchors(page(`${jumpList()}<h3>A</h3><h3>B</h3>`));
    expect(html).toContain('<ol><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ol>');
  });

  it('is replaced by the content of its template on a page without headings', () => {
    expect(bodyOf(withAnchors(page(jumpList('<p>None</p>'))))).toBe('<p>None</p>');
    expect(bodyOf(withAnchors(page(jumpList())))).toBe('');
  });
});
