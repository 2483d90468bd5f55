import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator literal', () => {
  it('gives a rule as data', () => {
    expect(evaluate({ literal: { in: [1, 2] } })).toEqual({ in: [1, 2] });
  });

  it('keeps null', () => {
    expect(evaluate({ object: { day: { literal: null } } })).toEqual({ day: null });
  });
});
