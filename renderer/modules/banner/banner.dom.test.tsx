import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

describe('a banner', () => {
  it('shows its message, what to do about it and its picture', () => {
    showModule({
      type: 'banner',
      title: 'Free in winter',
      description: 'On every boat.',
      cta: { label: 'See the boats', href: '/boats' },
      image: { src: '/images/scene-lake.svg', alt: 'A lake', width: 1200, height: 900 },
    });
    expect(find('h2').textContent).toBe('Free in winter');
    expect(find('p').textContent).toBe('On every boat.');
    expect(find('a[href="/boats"]').textContent).toBe('See the boats');
    expect(find('img').getAttribute('alt')).toBe('A lake');
  });

  it('has a surface of its own for each tone', () => {
    const surfaces = (['accent', 'night', 'paper'] as const).map((tone) => {
      showModule({ type: 'banner', title: 'Free', tone });
      const surface = find('h2').closest('section > div > div');
      return surface && getComputedStyle(surface).backgroundColor;
    });
    expect(new Set(surfaces).size).toBe(3);
  });

  it('is only a message without the rest', () => {
    const body = showModule({ type: 'banner', title: 'Closed on Monday' });
    expect(body.textContent).toBe('Closed on Monday');
    expect(body.querySelector('a, img, p')).toBeNull();
  });
});
