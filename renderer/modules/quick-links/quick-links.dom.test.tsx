import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { QuickLinkCard } from '#schemas';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';
import { hideMissingImages } from '../../page/browser/optional-images.ts';

const dot = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const image = (src: string) => ({ src, alt: '', width: 56, height: 56 });
const cards = (hover = dot): QuickLinkCard[] =>
  ['one', 'two', 'three'].map((title) => ({
    title,
    href: `/${title}`,
    icon: image(dot),
    hoverIcon: image(hover),
  }));
const overviewLink = { label: 'Products Overview', href: '/for-home/products' };

const rest = () => find<HTMLImageElement>('img:not([data-optional])');
const layer = () => find<HTMLImageElement>('img[data-optional]');
const atRest = (element: Element) =>
  Promise.all(element.getAnimations().map((animation) => animation.finished.catch(() => undefined)));

describe('quick links', () => {
  it('hides with fewer than three cards', () => {
    expect(showModule({ type: 'quick-links', cards: cards().slice(0, 2), overviewLink }).innerHTML).toBe('');
    expect(showModule({ type: 'quick-links', cards: cards() }).querySelectorAll('li')).toHaveLength(3);
  });

  it('links to the overview that the document names', () => {
    showModule({ type: 'quick-links', cards: cards(), overviewLink });
    expect(find('a[href="/for-home/products"]').textContent).toBe('Products Overview');
  });

  it('lays the hover icon over the icon while the pointer is on the card', async () => {
    showModule({ type: 'quick-links', cards: cards() });
    await userEvent.hover(find('a'));
    await Promise.all([atRest(rest()), atRest(layer())]);
    await expect.poll(() => getComputedStyle(layer()).opacity).toBe('1');
    await expect.poll(() => getComputedStyle(rest()).opacity).toBe('0');
  });

  it('removes the hover layer when its icon does not load, and keeps the icon', async () => {
    showModule({ type: 'quick-links', cards: cards('data:image/png;base64,nothing') });
    hideMissingImages(document);
    layer().scrollIntoView();
    await expect.poll(() => layer().hidden).toBe(true);
    await userEvent.hover(find('a'));
    await atRest(rest());
    expect(getComputedStyle(layer()).display).toBe('none');
    expect(getComputedStyle(rest()).opacity).toBe('1');
  });
});
