import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['short', 10, 'short'],
  ['exact', 5, 'exact'],
  ['too long', 3, 'too'],
  ['a😀b', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  ['', 3, ''],
])('cuts %j to %i units as %j, through no character', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});
