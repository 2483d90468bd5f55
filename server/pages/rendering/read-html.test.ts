import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

const pageOf = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head>${head}<title>Bread</title></head><body>${body}</body></html>`;
const wholeOf = (html: string) => readHtml(html).texts.join('');

describe('the HTML of a page', () => {
  it.each([
    '<script>alert(1)</script>',
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    '<script type="module" src="/mine.js"></script>',
    '<SCRIPT type="application/json">{"a":"</p>"}</SCRIPT >',
    '<script>"<!--<script>"</script>--></script>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    '<link rel="modulepreload" href="/a.js"/>',
  ])('loses %j, in its head and in its body', (script) => {
    expect(wholeOf(pageOf(script, `<p>${script}Hello</p>`))).toBe(pageOf('', '<p>Hello</p>'));
  });

  it('names the late scripts that its elements ask for', () => {
    const { scripts } = readHtml(pageOf('', '<div data-script="menu"><b data-script="chat"></b></div>'));
    expect([...scripts]).toEqual(['menu', 'chat']);
  });

  it.each([
    '<link rel="preload" href="/logo.svg" as="image"/>',
    '<link rel="stylesheet" href="/a.css"/>',
    '<p title="&lt;script>">&lt;script></p>',
    '<!-- <script>alert(1)</script> -->',
    '<textarea><script>alert(1)</script></textarea>',
    '<svg><title>A loaf</title></svg>',
  ])('keeps %j as it is', (content) => {
    expect(wholeOf(pageOf('', content))).toBe(pageOf('', content));
  });

  it('is cut where its title begins, where its head ends, and at its islands', () => {
    const { texts, slots } = readHtml(
      pageOf(
        '',
        '<p>A</p><template data-island="form" data-place="order/bread"></template><template data-island="chart" data-props="{&quot;a&quot;:&quot;&lt;/template>&quot;}"></template>B',
      ),
    );
    expect(slots).toEqual([
      'title-start',
      'head-end',
      { island: 'form', place: 'order/bread', props: undefined, category: '' },
      { island: 'chart', place: '', props: { a: '</template>' }, category: '' },
    ]);
    expect(texts).toEqual([
      '<!DOCTYPE html><html lang="en"><head><title>',
      'Bread</title>',
      '</head><body><p>A</p>',
      '',
      'B</body></html>',
    ]);
  });

  it('names the category of presses in the element, or the island, after each mark', () => {
    const mark = (name: string) => `<template data-press-category="${name}"></template>`;
    const island = '<template data-island="chart" data-place="content/1"></template>';
    const { texts, slots } = readHtml(
      pageOf(
        '',
        `${mark('Nothing')}${mark('A &quot;B&quot;')}<script>1</script><div class="a"><p>A</p></div><p>B</p>${mark('Chart')}${island}<div>${mark('Last')}</div><p>C</p>`,
      ),
    );
    expect(texts[2]).toBe(
      '</head><body><div data-press-category="A &quot;B&quot;" class="a"><p>A</p></div><p>B</p>',
    );
    expect(slots[2]).toMatchObject({ place: 'content/1', category: ' data-press-category="Chart"' });
    expect(texts[3]).toBe('<div></div><p>C</p></body></html>');
  });

  it.each(['<p>Hello</p>', '<head></head>', '<title>Bread</title>'])('is no page when it is %j', (html) => {
    expect(() => readHtml(html)).toThrow(/^The page has no (head-end|title-start)\.$/);
  });
});
