import { describe, expect, it } from 'vitest';
import {
  type CharacterSet,
  complement,
  escapedClass,
  ignoringCase,
  overlaps,
  union,
} from './character-set.ts';

const has = (set: CharacterSet, code: number) => set.some(([low, high]) => low <= code && code <= high);
const codes = Array.from({ length: 0x10000 }, (_, code) => code);

describe('a set of characters', () => {
  it.each(['d', 'D', 'w', 'W', 's', 'S'])('of the class \\%s is that of JavaScript', (letter) => {
    const pattern = new RegExp(`^\\${letter}$`, 'u');
    const set = escapedClass(letter) ?? [];
    const differing = codes.filter((code) => has(set, code) !== pattern.test(String.fromCharCode(code)));
    expect(differing).toEqual([]);
  });

  it('of a property is any, and of another letter none', () => {
    expect(escapedClass('p')).toEqual([[0, 0x10ffff]]);
    expect(escapedClass('P')).toEqual([[0, 0x10ffff]]);
    expect(escapedClass('n')).toBeUndefined();
  });

  it('has a complement up to the last character, without gaps between ranges that meet or overlap', () => {
    expect(complement([])).toEqual([[0, 0x10ffff]]);
    expect(complement([[0, 0x10ffff]])).toEqual([]);
    expect(complement([[0, 9], [5, 20], [21, 30], [40, 0x10ffff]])).toEqual([[31, 39]]); // biome-ignore format: one line
    expect(complement([[10, 10]])).toEqual([[0, 9], [11, 0x10ffff]]); // biome-ignore format: one line
    expect(complement([[5, 30], [10, 12]])).toEqual([[0, 4], [31, 0x10ffff]]); // biome-ignore format: one line
  });

  it('overlaps another from one common character on', () => {
    expect(overlaps([[1, 5]], [[5, 9]])).toBe(true);
    expect(overlaps([[5, 9]], [[1, 5]])).toBe(true);
    expect(overlaps([[1, 4]], [[5, 9]])).toBe(false);
    expect(overlaps([[5, 9]], [[1, 4]])).toBe(false);
  });

  it('has both cases of its letters alone when case is ignored', () => {
    const both = ignoringCase([[0x40, 0x43], [0x79, 0x7b]]); // biome-ignore format: one line
    expect(
      codes
        .filter((code) => has(both, code))
        .map((code) => String.fromCharCode(code))
        .join(''),
    ).toBe('@ABCYZabcyz{');
  });

  it('is put together in order', () => {
    expect(union([[[5, 6]], [[1, 2], [8, 9]]])).toEqual([[1, 2], [5, 6], [8, 9]]); // biome-ignore format: one line
  });
});
