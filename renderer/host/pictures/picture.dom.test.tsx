import { describe, expect, it } from 'vitest';
import type { Image, Module } from '#schemas';
import { find, showModule, visible } from '../../../tests/support/browser/show-module.tsx';
import '../../theme/site.css';

/** A WebP of one pixel. */
const tiny = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/vz0AAA=';
const photograph = { src: '/images/lake.jpg', alt: 'A lake', width: 1200, height: 900 };
const known = { ...photograph, src: `/images/lake.jpg?v=3f2a#${tiny}` };

function card(image: Image): Module {
  return { type: 'feature-cards', cards: [{ title: 'Lakes', image }] };
}

function banner(image: Image): Module {
  return { type: 'header-banner', variant: 'grey-image', level: 2, title: 'Lakes', image };
}

function text({ src: url, alt = '', width, height }: Image): Module {
  return { type: 'rich-text', blocks: [{ type: 'image', alt, file: { url, width, height } }] };
}

/** The picture itself, without its placeholder. */
function picture(): HTMLImageElement {
  return find('img[alt="A lake"]') as HTMLImageElement;
}

describe('a photograph', () => {
  it('offers its widths to the browser, and loads late', () => {
    showModule(card(photograph));
    const image = picture();
    expect(image.srcset.split(', ').map((each) => each.split(' ')[1])).toEqual([
      '160w', '320w', '480w', '640w', '828w', '1080w', '1400w',
    ]); // biome-ignore format: one line
    expect(image.srcset).toMatch(/^\/images\/lake\.jpg\?format=auto&w=160 160w, /);
    expect([image.sizes, image.loading, image.decoding]).toEqual(['auto, 100vw', 'lazy', 'async']);
    expect(image.getAttribute('src')).toBe('/images/lake.jpg?format=auto&w=1400');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '900']);
  });

  it('loads at once at the top of a page', () => {
    showModule(banner(photograph));
    expect([picture().loading, picture().fetchPriority, picture().sizes]).toEqual(['auto', 'high', '100vw']);
  });

  it('names the version of its file in every address', () => {
    showModule(card(known));
    expect(
      picture()
        .srcset.split(', ')
        .every((each) => each.includes('&v=3f2a ')),
    ).toBe(true);
    expect(picture().srcset).not.toContain('#');
  });

  it('keeps its focus in sight where it is cut, with a placeholder and without', () => {
    for (const image of [known, photograph]) {
      showModule(card({ ...image, focus: { x: 32, y: 100 } }));
      expect(getComputedStyle(picture()).objectPosition).toBe('30% 100%');
    }
    showModule(card(known));
    expect(getComputedStyle(picture()).objectPosition).toBe('50% 50%');
  });

  it('is decoration if nothing is said of it', () => {
    const { alt: _alt, ...unnamed } = photograph;
    showModule(card(unnamed));
    expect(find('img').getAttribute('alt')).toBe('');
  });

  it('has a placeholder that only eyes notice, without a style of its own', () => {
    const shown = showModule(card(known));
    const [placeholder] = visible('img');
    expect(placeholder?.getAttribute('src')).toBe(`data:image/webp;base64,${tiny}`);
    expect([placeholder?.getAttribute('alt'), placeholder?.getAttribute('aria-hidden')]).toEqual([
      '',
      'true',
    ]);
    expect(shown.querySelectorAll('[style]').length).toBe(0);
  });

  it('has none where it is narrower than 40 pixels', () => {
    showModule(card({ ...known, width: 39, height: 30 }));
    expect(visible('img').length).toBe(1);
  });

  it.each(Object.entries({ card, banner, text }))(
    'has the same place with a placeholder as without: %s',
    (_name, module) => {
      const place = (image: typeof photograph) => {
        showModule(module(image));
        const shown = picture();
        const box = shown.parentElement?.localName === 'span' ? shown.parentElement : shown;
        const { x, width, height } = box.getBoundingClientRect();
        const { objectFit, borderRadius } = getComputedStyle(box);
        const inner = shown.getBoundingClientRect();
        return {
          x,
          width,
          height,
          objectFit,
          borderRadius,
          inner: [inner.width, inner.height],
          fit: getComputedStyle(shown).objectFit,
        };
      };
      const plain = place(photograph);
      expect(plain.height).toBeGreaterThan(100);
      expect(place(known)).toEqual(plain);
    },
  );
});

describe('a drawing', () => {
  it('has one address, the one of the document', () => {
    showModule(card({ ...photograph, src: '/images/lake.svg' }));
    expect(picture().getAttribute('src')).toBe('/images/lake.svg');
    expect(picture().srcset).toBe('');
  });

  it('may be another in narrow windows', () => {
    const file = { url: '/images/bill.svg', width: 800, height: 500 };
    const narrow = { url: '/images/bill-narrow.jpg', width: 300, height: 600 };
    showModule({ type: 'rich-text', blocks: [{ type: 'image', alt: 'A lake', file: { ...file, narrow } }] });
    expect(picture().getAttribute('src')).toBe('/images/bill.svg');
    expect(find('source').getAttribute('srcset')).toContain('/images/bill-narrow.jpg?format=auto&w=320 320w');
  });
});
