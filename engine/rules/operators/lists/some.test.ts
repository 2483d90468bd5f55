import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator some', () => {
  it('is true for one of them', () => {
    expect(
      evaluate({ some: [{ var: 'answers.prices' }, { '>': [{ var: 'item' }, 2] }] }, { prices: [1, 3] }),
    ).toBe(true);
  });

  it('is false for an empty list', () => {
    expect(evaluate({ some: [{ var: 'answers.prices' }, true] }, { prices: [] })).toBe(false);
  });

  it('is unknown when only an unanswered one could tell', () => {
    expect(
      evaluate(
        { some: [{ var: 'answers.lines' }, { '>': [{ var: 'item.price' }, 5] }] },
        { lines: [{ price: 1 }, {}] },
      ),
    ).toBe(undefined);
  });
});
