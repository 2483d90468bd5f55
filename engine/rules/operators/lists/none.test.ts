import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator none', () => {
  it('is true when it is false for every one', () => {
    expect(
      evaluate({ none: [{ var: 'answers.prices' }, { '>': [{ var: 'item' }, 5] }] }, { prices: [1, 3] }),
    ).toBe(true);
  });

  it('is true for an empty list', () => {
    expect(evaluate({ none: [{ var: 'answers.prices' }, true] }, { prices: [] })).toBe(true);
  });

  it('is unknown when only an unanswered one could tell', () => {
    expect(
      evaluate(
        { none: [{ var: 'answers.lines' }, { '>': [{ var: 'item.price' }, 5] }] },
        { lines: [{ price: 1 }, {}] },
      ),
    ).toBe(undefined);
  });
});
