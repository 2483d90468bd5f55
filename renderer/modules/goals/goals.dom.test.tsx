import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

const show = (percentageComplete: number, completeLabel?: string) =>
  showModule({
    type: 'goals',
    ...(completeLabel && { completeLabel }),
    cards: [
      {
        title: 'Clean boats',
        percentageComplete,
        icon: { src: '/images/icons/home.svg', alt: '', width: 56, height: 56 },
        cta: { label: 'Read on', href: '/boats', target: '_blank' },
      },
    ],
  });
const said = () => find('[data-starts-in-view]').textContent;

describe('goals', () => {
  it('show a title, an icon, a circle and a call to action', () => {
    show(40);
    expect(find('h3').textContent).toBe('Clean boats');
    expect(find('img')).toBeTruthy();
    expect(find('circle + circle').getAttribute('stroke-dasharray')).toBe('40 100');
    expect(find('a[href="/boats"][target=_blank]').textContent).toBe('Read on');
  });

  it.each([
    [99.99, '99.9%'],
    [100, 'Complete'],
    [120, 'Complete'],
  ])('at %d percent say %s', (percent, text) => {
    show(percent);
    expect(said()).toBe(text);
  });

  it('say that they are complete in the words of the document', () => {
    show(100, 'Done');
    expect(said()).toBe('Done');
  });

  it('hide without any, and say so in preview', () => {
    expect(showModule({ type: 'goals', cards: [] }).innerHTML).toBe('');
    expect(showModule({ type: 'goals', cards: [] }, { preview: true }).textContent).toContain('needs a goal');
  });
});
