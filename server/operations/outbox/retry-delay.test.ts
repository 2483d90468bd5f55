import { describe, expect, it, vi } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

/** The shortest delays in seconds after each of the first attempts. */
function shortest(attempts: readonly number[]): readonly number[] {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return attempts.map((each) => retryDelayMs(each) / 1000);
}

describe('the delay before a call is made again', () => {
  it('begins with five seconds, doubles with each attempt and ends at a quarter of an hour', () => {
    expect(shortest([1, 2, 3, 4, 7, 8, 9, 30, 2000])).toEqual([5, 10, 20, 40, 320, 640, 900, 900, 900]);
  });

  it('is up to a fifth longer, so that calls that failed together are not made together', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(retryDelayMs(1)).toBe(5500);
    expect(retryDelayMs(30)).toBe(990_000);
  });
});
