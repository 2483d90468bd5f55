import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

function show(count: number) {
  showModule({
    type: 'fact-carousel',
    label: 'Facts',
    pauseLabel: 'Pause',
    facts: Array.from({ length: count }, (_, index) => ({
      greytext: `Grey ${index}`,
      orangetext: `Orange ${index}`,
    })),
  });
}

const items = () => [...document.querySelectorAll<HTMLElement>('li')];
const turn = (item: HTMLElement) => item.getAnimations()[0];

/** The facts visible after the given time in ms. */
function shownAt(time: number): readonly number[] {
  for (const item of items()) {
    const animation = turn(item);
    animation?.pause();
    if (animation) animation.currentTime = time;
  }
  return items().flatMap((item, index) => (Number(getComputedStyle(item).opacity) > 0.5 ? [index] : []));
}

describe('a fact carousel', () => {
  it('goes on to the next fact every 8000 ms and starts over after the last', () => {
    show(3);
    expect(shownAt(4000)).toEqual([0]);
    expect(shownAt(7900)).toEqual([0]);
    expect(shownAt(8700)).toEqual([1]);
    expect(shownAt(16_700)).toEqual([2]);
    expect(shownAt(24_700)).toEqual([0]);
  });

  it.each([2, 5, 12])('gives each of %i facts its turn', (count) => {
    show(count);
    const times = Array.from({ length: count }, (_, index) => index * 8000 + 4000);
    expect(times.map((time) => shownAt(time))).toEqual(times.map((_, index) => [index]));
  });

  it('stands still once the visitor pauses it, and goes on when asked to', async () => {
    show(3);
    await userEvent.unhover(document.body);
    const item = find('li');
    expect(getComputedStyle(item).animationPlayState).toBe('running');
    find('input').click();
    expect(getComputedStyle(item).animationPlayState).toBe('paused');
    find('input').click();
    expect(getComputedStyle(item).animationPlayState).toBe('running');
  });

  it('stands still under the pointer', async () => {
    show(3);
    await userEvent.hover(find('section[aria-label="Facts"]'));
    expect(getComputedStyle(find('li')).animationPlayState).toBe('paused');
  });

  it('stands still while the keyboard is on its switch', async () => {
    show(3);
    await userEvent.unhover(document.body);
    await userEvent.tab();
    expect(document.activeElement).toBe(find('input'));
    expect(getComputedStyle(find('li')).animationPlayState).toBe('paused');
  });

  it('has neither turns nor a switch for a single fact', () => {
    show(1);
    expect(turn(find('li'))).toBeUndefined();
    expect(document.querySelector('input')).toBeNull();
  });

  it('shows the grey text and then the orange text', () => {
    show(1);
    expect(find('li').textContent).toBe('Grey 0 Orange 0');
  });
});
