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

it('a text that inserts others has a number of its own, also where it ends with one of them', () => {
  const name = `Ann${writeMark(7)}`;
  expect(readMark(`Dear ${name}, welcome${writeMark(12)}`)).toBe(12);
  expect(readMark(`Dear ${name}${writeMark(12)}`)).toBe(12);
  expect(withoutMarks(`Dear ${name}${writeMark(12)}`)).toBe('Dear Ann');
});
