import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator all', () => {
  it('is true for every one of them', () => {
    expect(
      evaluate({ all: [{ var: 'answers.prices' }, { '>': [{ var: 'item' }, 0] }] }, { prices: [1, 3] }),
    ).toBe(true);
  });

  it('is false for an empty list', () => {
    expect(evaluate({ all: [{ var: 'answers.prices' }, true] }, { prices: [] })).toBe(false);
  });

  it('is false when one is false, though another is unknown', () => {
    expect(
      evaluate(
        { all: [{ var: 'answers.lines' }, { '>': [{ var: 'item.price' }, 5] }] },
        { lines: [{}, { price: 1 }] },
      ),
    ).toBe(false);
  });
});
