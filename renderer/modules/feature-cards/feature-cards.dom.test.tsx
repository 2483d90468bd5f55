import { describe, expect, it } from 'vitest';
import { find, showModule, visible } from '../../../tests/support/browser/show-module.tsx';

describe('feature cards', () => {
  it('show title, subtitle, description, picture, checklist and call to action', () => {
    showModule({
      type: 'feature-cards',
      cards: [
        {
          title: 'By the month',
          subtitle: 'Most popular',
          description: 'As many rides as you like.',
          image: { src: '/images/scene-road.svg', alt: 'A road', width: 1200, height: 900 },
          checklist: ['Unlimited rides', 'Free helmet'],
          cta: { label: 'Start', href: '/month' },
        },
      ],
    });
    expect(find('h3').textContent).toBe('By the month');
    expect(visible('p').map((text) => text.textContent)).toEqual([
      'Most popular',
      'As many rides as you like.',
      'Start',
    ]);
    expect(find('img').getAttribute('alt')).toBe('A road');
    expect(visible('li li').map((point) => point.textContent)).toEqual(['Unlimited rides', 'Free helmet']);
    expect(find('a').getAttribute('href')).toBe('/month');
  });

  it('leave out what a card does not have', () => {
    showModule({ type: 'feature-cards', cards: [{ title: 'Only a title' }] });
    expect(visible('p, img, a, li li')).toEqual([]);
  });

  it('hide without cards', () => {
    expect(showModule({ type: 'feature-cards', title: 'None', cards: [] }).innerHTML).toBe('');
  });
});
