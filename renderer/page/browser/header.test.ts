import { describe, expect, it } from 'vitest';
import { followScroll, type HeaderPosition } from './header.ts';

const shown: HeaderPosition = { away: false, turn: 0 };

/** Whether the header is hidden after each stop of a scroll. */
function along(...stops: readonly number[]): readonly boolean[] {
  let position = shown;
  return stops.map((y) => {
    position = followScroll(position, y);
    return position.away;
  });
}

describe('the header while a visitor scrolls', () => {
  it('stays within the first 150 px', () => {
    expect(along(50, 150)).toEqual([false, false]);
  });

  it('leaves past 150 px, once the visitor is more than 10 px further down', () => {
    expect(along(150, 160, 161)).toEqual([false, false, true]);
  });

  it('comes back after more than 40 px upwards', () => {
    expect(along(150, 1000, 960, 959)).toEqual([false, true, true, false]);
  });

  it('counts from where the visitor turned round, not from the last stop', () => {
    expect(along(150, 1000, 990, 980, 970, 960, 950)).toEqual([false, true, true, true, true, true, false]);
    expect(along(150, 1000, 900, 905, 911)).toEqual([false, true, false, false, true]);
  });

  it('is always there at the top', () => {
    expect(along(150, 1000, 150)).toEqual([false, true, false]);
  });
});
