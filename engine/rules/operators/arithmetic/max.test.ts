import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator max', () => {
  it('gives the greatest', () => {
    expect(evaluate({ max: [{ var: 'answers.guests' }, 10] }, { guests: 12 })).toBe(12);
  });

  it('is unanswered when one of them is', () => {
    expect(evaluate({ max: [{ var: 'answers.guests' }, 10] })).toBe(undefined);
  });
});
