import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';
import { startInView } from '../../page/browser/start-in-view.ts';

function show(...percentages: number[]) {
  return showModule({
    type: 'progress-cards',
    cards: percentages.map((percentageComplete, index) => ({ title: `Work ${index}`, percentageComplete })),
  });
}

const share = () => find<SVGCircleElement>('circle + circle');
const filling = () => share().getAnimations()[0];
const filled = () => Number.parseFloat(getComputedStyle(share()).strokeDasharray);

describe('progress cards', () => {
  it('fill a circle with the radius 46 to their percentage within 3 seconds', () => {
    show(62);
    expect(share().getAttribute('r')).toBe('46');
    const animation = filling();
    animation?.pause();
    expect(animation?.effect?.getComputedTiming().duration).toBe(3000);
    if (animation) animation.currentTime = 0;
    expect(filled()).toBe(0);
    if (animation) animation.currentTime = 2999.9;
    expect(filled()).toBeCloseTo(62, 0);
    animation?.finish();
    expect(filled()).toBe(62);
  });

  it.each([
    [62, '62%', 62],
    [99.96, '99.9%', 99.96],
    [140, '100%', 100],
    [0, '0%', 0],
  ])('say %d percent in words', (percentage, text, part) => {
    expect(show(percentage).querySelector('li span')?.textContent).toBe(text);
    filling()?.finish();
    expect(filled()).toBe(part);
  });

  it('wait to fill until they are in view', async () => {
    show(62);
    const circle = find('[data-starts-in-view]');
    document.body.style.paddingTop = '300vh';
    startInView(document);
    expect(filled()).toBe(0);
    expect(filling()).toBeUndefined();
    circle.scrollIntoView({ behavior: 'instant', block: 'center' });
    await expect.poll(() => filling()?.playState).toBe('running');
    document.body.style.paddingTop = '';
  });

  it('hide without any, and say so in preview', () => {
    expect(show().innerHTML).toBe('');
    expect(showModule({ type: 'progress-cards', cards: [] }, { preview: true }).textContent).toContain(
      'needs a card',
    );
  });
});
