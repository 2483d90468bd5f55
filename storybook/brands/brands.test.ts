import { expect, it } from 'vitest';
import { findLowContrasts } from '#analysis';
import { brands } from './brands.ts';

it.each(Object.entries(brands))('the brand %s has colours that can be read', (_name, { theme }) => {
  expect(findLowContrasts(theme)).toEqual([]);
});
