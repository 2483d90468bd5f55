import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator find', () => {
  it('gives the first for which it is true', () => {
    expect(
      evaluate({ find: [{ var: 'answers.prices' }, { '>': [{ var: 'item' }, 1] }] }, { prices: [1, 2, 3] }),
    ).toBe(2);
  });

  it('is unanswered when there is none', () => {
    expect(
      evaluate({ find: [{ var: 'answers.prices' }, { '>': [{ var: 'item' }, 5] }] }, { prices: [1] }),
    ).toBe(undefined);
  });
});
