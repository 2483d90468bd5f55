import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator substr', () => {
  it('takes characters from a position', () => {
    expect(evaluate({ substr: [{ var: 'answers.code' }, 1, 2] }, { code: 'abcdef' })).toBe('bc');
  });

  it('counts a negative position from the end', () => {
    expect(evaluate({ substr: [{ var: 'answers.code' }, -2] }, { code: 'abcdef' })).toBe('ef');
  });

  it('leaves characters off the end for a negative length', () => {
    expect(evaluate({ substr: [{ var: 'answers.code' }, 1, -2] }, { code: 'abcdef' })).toBe('bcd');
  });

  it('starts at the beginning for a position past it', () => {
    expect(evaluate({ substr: [{ var: 'answers.code' }, -9, 2] }, { code: 'abc' })).toBe('ab');
  });
});
