import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

describe('cards', () => {
  it('each show a picture, a heading, a description and a call to action', () => {
    showModule({
      type: 'cards',
      cards: [
        {
          title: 'Islands',
          description: 'By boat.',
          image: { src: '/images/scene-lake.svg', alt: 'A lake', width: 1200, height: 900 },
          cta: { label: 'Plan a day', href: '/islands', target: '_blank' },
        },
      ],
    });
    expect(find('h3').textContent).toBe('Islands');
    expect(find('img').getAttribute('alt')).toBe('A lake');
    expect(find('p').textContent).toBe('By boat.');
    expect(find('a[href="/islands"][target=_blank]').textContent).toBe('Plan a day');
  });

  it('are only headings without the rest', () => {
    const body = showModule({ type: 'cards', cards: [{ title: 'Islands' }] });
    expect(body.textContent).toBe('Islands');
    expect(body.querySelector('img, a, p')).toBeNull();
  });

  it('hide without any, and say so in preview', () => {
    expect(showModule({ type: 'cards', cards: [] }).innerHTML).toBe('');
    expect(showModule({ type: 'cards', cards: [] }, { preview: true }).textContent).toContain('needs a card');
  });
});
