import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';
import { exampleContent } from '../../host/example-content.ts';

describe('cards', () => {
  it('each show a picture, a heading, a description and a call to action', () => {
    showModule({
      type: 'cards',
      cards: [
        {
          title: 'Islands',
          description: 'By boat.',
          phone: '04 555 0112',
          image: { src: '/images/scene-lake.svg', alt: 'A lake', width: 1200, height: 900 },
          cta: { label: 'Plan a day', href: '/islands', target: '_blank' },
        },
      ],
    });
    expect(find('h3').textContent).toBe('Islands');
    expect(find('img').getAttribute('alt')).toBe('A lake');
    expect(find('p').textContent).toBe('By boat.');
    expect(find('a[href="tel:045550112"]').textContent).toBe('04\u00a0555\u00a00112');
    expect(find('a[href="/islands"][target=_blank]').textContent).toBe('Plan a day');
  });

  it('are only headings without the rest', () => {
    const body = showModule({ type: 'cards', cards: [{ title: 'Islands' }] });
    expect(body.textContent).toBe('Islands');
    expect(body.querySelector('img, a, p')).toBeNull();
  });

  it('are made of the items of a query, with the picture of each', () => {
    const image = { url: '/images/scene-lake.svg', label: 'A lake', width: 1200, height: 900 };
    const content = exampleContent({ places: [{ name: 'Islands', fare: 12, image }, { name: 'Town' }] });
    const card = { title: '{{ item.name }}', cta: { label: 'Go to {{ item.name }}', href: '/timetable' } };
    const body = showModule({ type: 'cards', query: { list: 'places' }, card }, { content });
    expect([...body.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Islands',
      'Town',
    ]);
    expect([...body.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['A lake']);
    expect(find('a').textContent).toBe('Go to Islands');
    const none = showModule({ type: 'cards', query: { list: 'none' }, card }, { content });
    expect(none.innerHTML).toBe('');
  });

  it('hide without any, and say so in preview', () => {
    expect(showModule({ type: 'cards', cards: [] }).innerHTML).toBe('');
    expect(showModule({ type: 'cards', cards: [] }, { preview: true }).textContent).toContain('needs a card');
  });
});
