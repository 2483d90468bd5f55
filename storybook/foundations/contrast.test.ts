import { describe, expect, it } from 'vitest';
import { tokens } from '../../renderer/theme/tokens.ts';
import { brands } from '../switches/brands.ts';
import { decoration, pairings } from './color-roles.ts';
import { contrastOf, suitabilityOf } from './contrast.ts';

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#777777')).toBe(contrastOf('#777777', '#ffffff'));
  expect([4.5, 4.49, 2.99].map(suitabilityOf)).toEqual(['text', 'large text, controls', 'decoration']);
});

it('gives every colour a place among the foundations', () => {
  const placed = Object.values(pairings).flatMap(({ surfaces, words, lines }) => [
    ...surfaces,
    ...words,
    ...lines,
  ]);
  expect(new Set([...placed, ...decoration])).toEqual(new Set(Object.keys(tokens.colors)));
});

describe.each(Object.entries(brands))('the brand %s', (_, { colors }) => {
  it.each(Object.entries(pairings))('can be read: %s', (_name, { surfaces, words, lines }) => {
    const tooFaint = surfaces.flatMap((surface) =>
      [...words.map((name) => [name, 4.5] as const), ...lines.map((name) => [name, 3] as const)]
        .filter(([name, least]) => contrastOf(colors[name], colors[surface]) < least)
        .map(([name]) => `${name} on ${surface}`),
    );
    expect(tooFaint).toEqual([]);
  });
});
