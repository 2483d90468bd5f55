import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator average', () => {
  it('gives the mean', () => {
    expect(evaluate({ average: { var: 'answers.marks' } }, { marks: [4, 5, 9] })).toBe(6);
  });

  it('is unanswered for an empty list', () => {
    expect(evaluate({ average: { var: 'answers.marks' } }, { marks: [] })).toBe(undefined);
  });
});
