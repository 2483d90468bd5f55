import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

const image = { src: '/images/scene-lake.svg', alt: 'A lake', width: 1200, height: 900 };
const show = (imageSide?: 'start' | 'end') =>
  showModule({
    type: 'image-card',
    title: 'The lake',
    description: 'Early.',
    image,
    cta: { label: 'Go there', href: '/lake' },
    ...(imageSide && { imageSide }),
  });
const place = (selector: string) => find(selector).getBoundingClientRect();

describe('an image card', () => {
  afterEach(() => page.viewport(1280, 800));

  it('shows a picture, a heading, a description and a call to action', () => {
    show();
    expect(find('img').getAttribute('alt')).toBe('A lake');
    expect(find('h2').textContent).toBe('The lake');
    expect(find('p').textContent).toBe('Early.');
    expect(find('a[href="/lake"]').textContent).toBe('Go there');
  });

  it('puts the picture beside the words on wide screens, and over them on narrow ones', async () => {
    show();
    expect(place('img').left).toBeGreaterThan(place('h2').right);
    show('start');
    expect(place('img').right).toBeLessThan(place('h2').left);
    await page.viewport(375, 800);
    for (const side of ['start', 'end'] as const) {
      show(side);
      expect(place('img').bottom).toBeLessThan(place('h2').top);
    }
  });
});
