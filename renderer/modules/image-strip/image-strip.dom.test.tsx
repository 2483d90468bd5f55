import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

const image = (width: number, height: number) => ({ src: '/images/scene-lake.svg', alt: '', width, height });
const images = [image(900, 600), image(900, 600), image(600, 900), image(600, 900), image(600, 900)];
const show = (count = 5) =>
  showModule({ type: 'image-strip', label: 'The harbour', images: images.slice(0, count) });
const sizes = () =>
  [...document.querySelectorAll('img')].map((each) => `${each.offsetWidth} × ${each.offsetHeight}`);

describe('an image strip', () => {
  afterEach(async () => {
    document.body.style.paddingBlock = '';
    await page.viewport(1280, 800);
  });

  it.each([[1700], [375]])('has landscape and portrait pictures of their sizes at %d px', async (width) => {
    await page.viewport(width, 800);
    show();
    const [landscape, portrait] = ['368 × 272', '211 × 272'];
    await expect.poll(sizes).toEqual([portrait, landscape, portrait, landscape, portrait]);
  });

  it('fits into a window between those', () => {
    show();
    expect(find('ul').getBoundingClientRect().width).toBeLessThanOrEqual(1280);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  });

  it('moves with the page on small screens, from its first picture to its last', async () => {
    await page.viewport(375, 800);
    show();
    document.body.style.paddingBlock = '150vh';
    const strip = find('ul');
    find('section').scrollIntoView({ behavior: 'instant', block: 'end' });
    await expect.poll(() => strip.getBoundingClientRect().left).toBeGreaterThan(-100);
    find('section').scrollIntoView({ behavior: 'instant', block: 'start' });
    await expect.poll(() => strip.getBoundingClientRect().left).toBeLessThan(-600);
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await expect.poll(() => Math.round(strip.getBoundingClientRect().right)).toBe(375);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  });

  it('hides with fewer than five pictures, and says so in preview', () => {
    expect(show(4).innerHTML).toBe('');
    const body = showModule({ type: 'image-strip', label: 'None', images: [] }, { preview: true });
    expect(body.textContent).toBe('image-strip is hidden. It needs 5 pictures.');
  });
});
