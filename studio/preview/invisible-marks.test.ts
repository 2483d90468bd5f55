import { expect, it } from 'vitest';
import { readMark, withoutMarks, writeMark } from './invisible-marks.ts';

it.each([0, 1, 3, 4, 4095, 123_456])('a text carries the number %i, and shows nothing of it', (number) => {
  const text = `Kia ora${writeMark(number)}`;
  expect(readMark(text)).toBe(number);
  expect(withoutMarks(text)).toBe('Kia ora');
});

it('a text without a mark has no number', () => {
  expect(readMark('Kia ora')).toBeUndefined();
});
