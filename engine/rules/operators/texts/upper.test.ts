import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator upper', () => {
  it('makes capitals', () => {
    expect(evaluate({ upper: { var: 'answers.code' } }, { code: 'AbC' })).toBe('ABC');
  });
});
