import { describe, expect, it } from 'vitest';
import type { Page } from '#schemas';
import { itemText, pageText } from './page-text.ts';
import { plainText } from './plain-text.ts';

function textOf(...content: Page['zones']['content']): string {
  return pageText({ zones: { content } });
}

describe('the text of a page', () => {
  it('holds the texts of its modules in order, without markup', () => {
    expect(
      textOf(
        { type: 'section-header', title: 'Bread & butter' },
        {
          type: 'rich-text',
          blocks: [
            { type: 'header', level: 2, text: 'Our <b>oven</b>' },
            { type: 'list', style: 'ordered', items: [{ content: 'Rye', items: [{ content: 'Spelt' }] }] },
            { type: 'table', content: [['Loaf', '$6&nbsp;each']] },
            { type: 'raw', html: '<p>Open</p><p>daily</p><script>let secret = 1</script>' },
            { type: 'delimiter' },
          ],
        },
        { type: 'accordion', items: [{ contentID: 7, title: 'Do you deliver?', blocks: [] }] },
      ),
    ).toBe('Bread & butter Our oven Rye Spelt Loaf $6 each Open daily Do you deliver?');
  });

  it('leaves out addresses, options of the layout and labels of links', () => {
    expect(
      textOf({
        type: 'header-banner',
        variant: 'light',
        level: 2,
        title: 'Bakery',
        primaryCta: { label: 'Read more', href: '/more' },
        image: { src: '/images/oven.svg', alt: '', width: 1, height: 1 },
      }),
    ).toBe('Bakery');
  });
});

describe('the text of an item', () => {
  it('holds texts of several words and blocks; no slugs, dates, ids or links to other items', () => {
    expect(
      itemText({
        title: 'New oven',
        slug: 'new-oven',
        date: '2026-03-14T09:00:00+13:00',
        tag: { contentID: 7 },
        topics: [{ contentID: 8 }],
        topic_ValueField: '8, 9',
        briefdescription: 'It bakes <i>twice</i> as fast.',
        blockEditor: [{ type: 'paragraph', text: 'Built in Ōtaki.' }],
      }),
    ).toBe('New oven It bakes twice as fast. Built in Ōtaki.');
  });
});

describe('plain text', () => {
  it.each([
    ['a < b and c > d', 'a < b and c > d'],
    ['one<br>two<sup>2</sup>', 'one two2'],
    ['&#257;&#x101;&amacr;&amp;lt;', 'āāā&lt;'],
    ['&unknown; &#0; &#xD800;', '&unknown; &#0; &#xD800;'],
    ['<!-- hidden -->shown', 'shown'],
    ['<img alt="a > b" src=x>', 'b" src=x>'],
  ])('of %s is %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
