import { describe, expect, it } from 'vitest';
import { emulatedCondition } from './emulate-media.ts';

const none = { forcedColors: false, reducedMotion: false, scripting: true };

describe('a condition of a style', () => {
  it('stays as it is written without a preference', () => {
    expect(emulatedCondition('(forced-colors: active)', none)).toBe('(forced-colors: active)');
  });

  it.each([
    ['(forced-colors: active)', { forcedColors: true }, '(min-width: 0px)'],
    ['(prefers-reduced-motion: reduce)', { reducedMotion: true }, '(min-width: 0px)'],
    ['(prefers-reduced-motion: no-preference)', { reducedMotion: true }, '(max-width: 0px)'],
    ['(scripting: none)', { scripting: false }, '(min-width: 0px)'],
    [
      '(min-width: 601px) and (scripting: enabled)',
      { scripting: false },
      '(min-width: 601px) and (max-width: 0px)',
    ],
  ])('holds or not as the visitor prefers: %s', (written, preference, condition) => {
    expect(emulatedCondition(written, { ...none, ...preference })).toBe(condition);
  });
});
