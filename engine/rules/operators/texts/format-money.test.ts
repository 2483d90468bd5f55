import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator format-money', () => {
  it('writes an amount with its sign', () => {
    expect(evaluate({ 'format-money': [{ var: 'answers.price' }, 'NZD'] }, { price: 1234.5 })).toBe(
      '$1,234.50',
    );
  });

  it('writes more decimals when told to', () => {
    expect(evaluate({ 'format-money': [0.12345, 'NZD', 4] })).toBe('$0.1235');
  });

  it('refuses what is no currency', () => {
    expect(problemsOf({ 'format-money': [1, 'dollars'] })).toEqual([
      '/format-money/1: "dollars" is not the code of a currency. Use three capitals, such as "NZD".',
    ]);
  });

  it('refuses a code that no currency has', () => {
    expect(problemsOf({ 'format-money': [1, 'NZN'] })).toEqual([
      '/format-money/1: There is no currency "NZN", so that visitors would read the code itself. Use a code of ISO 4217, such as "NZD".',
    ]);
    for (const code of ['NZD', 'XPF', 'EUR', 'DEM']) {
      expect(problemsOf({ 'format-money': [1, code] })).toEqual([]);
    }
  });
});
