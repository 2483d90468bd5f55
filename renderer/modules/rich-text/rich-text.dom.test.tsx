import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Block } from '#schemas';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

const show = (...blocks: Block[]) => showModule({ type: 'rich-text', blocks });

describe('rich text', () => {
  afterEach(() => page.viewport(1280, 800));

  it('renders headings at their level and paragraphs with their inline HTML', () => {
    show({ type: 'header', level: 3, text: 'Part' }, { type: 'paragraph', text: 'A <b>bold</b> word' });
    expect(find('h3').textContent).toBe('Part');
    expect(find('p').innerHTML).toBe('A <b>bold</b> word');
  });

  it('renders lists of both kinds, nested', () => {
    show({
      type: 'list',
      style: 'ordered',
      items: [{ content: 'one', items: [{ content: 'one and a half' }] }, { content: 'two' }],
    });
    expect(document.querySelectorAll('ol')).toHaveLength(2);
    expect(find('ol ol li').textContent).toBe('one and a half');
    show({ type: 'list', style: 'unordered', items: [{ content: 'one' }] });
    expect(find('ul li').textContent).toBe('one');
  });

  it('renders a quote with its caption and alignment', () => {
    show({ type: 'quote', text: 'Words', caption: 'Somebody', alignment: 'center' });
    expect(find('figure > blockquote').textContent).toBe('Words');
    expect(find('figcaption').textContent).toBe('Somebody');
    expect(getComputedStyle(find('figure')).textAlign).toBe('center');
  });

  it('renders only the safe part of raw HTML', () => {
    const body = show({ type: 'raw', html: '<h4 onclick="x()">Kept</h4><script>x()</script>' });
    expect(find('h4').attributes).toHaveLength(0);
    expect(body.querySelector('script')).toBeNull();
  });

  it('embeds videos and nothing else', () => {
    show({ type: 'embed', source: 'https://www.youtube.com/watch?v=abc', caption: 'A film' });
    expect(find('iframe').getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abc');
    expect(find('iframe').title).toBe('A film');
    show({ type: 'embed', source: 'https://example.org/game', caption: 'A game' });
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('renders a break', () => {
    show({ type: 'delimiter' });
    expect(find('hr')).toBeTruthy();
  });

  it('renders the drawing for narrow windows where the window is narrow', async () => {
    const wide = { url: '/images/scene-lake.svg', width: 1200, height: 900 };
    const narrow = { url: '/images/parts-of-a-bill-narrow.svg', width: 360, height: 640 };
    show({ type: 'image', file: { ...wide, narrow }, alt: 'A lake' });
    const image = find('picture > img') as HTMLImageElement;
    for (const [width, shown] of [
      [375, narrow],
      [768, wide],
    ] as const) {
      await page.viewport(width, 800);
      await expect.poll(() => new URL(image.currentSrc).pathname).toBe(shown.url);
      // A browser lays a picture out some time after it has chosen its source.
      await expect
        .poll(() => image.offsetHeight / image.offsetWidth)
        .toBeCloseTo(shown.height / shown.width, 1);
    }
  });

  it('renders a picture with its caption, as wide as its size says', () => {
    const picture = (size: 'small' | 'full') =>
      show({
        type: 'image',
        file: { url: '/images/scene-lake.svg', width: 1200, height: 900 },
        alt: 'A lake',
        caption: 'Early',
        size,
      }).querySelector('figure')?.offsetWidth ?? 0;
    expect(picture('small')).toBeLessThan(picture('full'));
    expect(find('img').getAttribute('alt')).toBe('A lake');
    expect(find('figcaption').textContent).toBe('Early');
  });

  it('shows who made a picture under it, with its caption or alone', () => {
    const file = { url: '/images/scene-lake.svg', width: 1200, height: 900 };
    show({ type: 'image', file, credit: 'Photo: Ann' });
    expect(find('figcaption').textContent).toBe('Photo: Ann');
    show({ type: 'image', file, caption: 'At <em>dusk</em>', credit: 'Photo: Ann' });
    expect(find('figcaption').innerHTML).toMatch(
      /^<span>At <em>dusk<\/em><\/span><small [^>]*>Photo: Ann<\/small>$/,
    );
  });

  it('gives a picture the width of its size below a heading as well', () => {
    const widthOf = (size: 'small' | 'medium' | 'full') =>
      show(
        { type: 'header', level: 2, text: 'The lake' },
        { type: 'image', file: { url: '/images/scene-lake.svg', width: 1200, height: 900 }, size },
      ).querySelector('figure')?.offsetWidth ?? 0;
    expect([widthOf('small'), widthOf('medium')]).toEqual([256, 448]);
    expect(widthOf('full')).toBeGreaterThan(448);
  });

  it('renders a table with a header row only when it has one', () => {
    const content = [
      ['Day', 'Hours'],
      ['Monday', '9 to 5'],
    ];
    show({ type: 'table', withHeadings: true, content });
    expect([...document.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
      'Day',
      'Hours',
    ]);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
    show({ type: 'table', content });
    expect(document.querySelector('th')).toBeNull();
    expect(document.querySelectorAll('tbody tr')).toHaveLength(2);
  });

  it('makes the first cell of a row its heading, unless the table says otherwise', () => {
    const content = [
      ['Day', 'Hours'],
      ['Monday', '9 to 5'],
    ];
    const rowHeadings = () => [...document.querySelectorAll('th[scope=row]')].map((cell) => cell.textContent);
    show({ type: 'table', withHeadings: true, content });
    expect(rowHeadings()).toEqual(['Monday']);
    show({ type: 'table', withRowHeadings: true, content });
    expect(rowHeadings()).toEqual(['Day', 'Monday']);
    show({ type: 'table', withHeadings: true, withRowHeadings: false, content });
    expect(rowHeadings()).toEqual([]);
  });

  it('gives what folds away in raw HTML a sign that turns when it opens', () => {
    show({ type: 'raw', html: '<details><summary>How</summary><p>So.</p></details>' });
    const sign = () => getComputedStyle(find('summary'), '::after');
    expect(sign().width).toBe('20px');
    expect(sign().backgroundImage).toContain('gradient');
    const before = sign().transform;
    find<HTMLDetailsElement>('details').open = true;
    expect(sign().transform).not.toBe(before);
  });

  it('marks what is in another language, block by block and item by item', () => {
    show(
      { type: 'header', level: 2, text: 'Kia ora', language: 'mi' },
      { type: 'paragraph', text: 'Tēnā koutou', language: 'mi' },
      {
        type: 'list',
        style: 'unordered',
        items: [{ content: 'Aroha', language: 'mi' }, { content: 'Love' }],
      },
      { type: 'quote', text: 'He waka eke noa.', language: 'mi', translation: 'We are in this together.' },
      { type: 'raw', html: '<p>Haere rā</p>', language: 'mi' },
      { type: 'table', content: [['Tahi']], language: 'mi' },
    );
    const marked = [...document.querySelectorAll('[lang=mi]')].map((element) => element.textContent);
    expect(marked).toEqual(['Kia ora', 'Tēnā koutou', 'Aroha', 'He waka eke noa.', 'Haere rā', 'Tahi']);
    expect(document.body.textContent).toContain('We are in this together.');
  });

  it('renders nothing without blocks', () => {
    expect(show().innerHTML).toBe('');
  });
});
