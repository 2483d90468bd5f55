import { describe, expect, it } from 'vitest';
import { oneOf, optional, wholeNumber, words } from './setting.ts';

describe('a whole number', () => {
  const read = wholeNumber(2, 10);

  it.each([
    ['2', 2],
    ['010', 10],
  ])('is taken from the least to the most: "%s"', (text, value) => {
    expect(read(text)).toEqual({ value });
  });

  it.each(['1', '11', '2.5', '5e0', ' 5', '-5', ''])('is refused otherwise: "%s"', (text) => {
    expect(read(text)).toEqual({ mistake: `is "${text}"; expected a whole number from 2 to 10.` });
  });
});

it('An optional setting is undefined when it is empty, and read otherwise', () => {
  const read = optional(oneOf(['on', 'off']));
  expect(read('')).toEqual({ value: undefined });
  expect(read('off')).toEqual({ value: 'off' });
  expect(read('of')).toEqual({ mistake: 'is "of"; expected one of on, off.' });
});

it('Words are set apart by commas and white space, however many', () => {
  expect(words(' rye,, bun\n ,loaf ')).toEqual(['rye', 'bun', 'loaf']);
});
