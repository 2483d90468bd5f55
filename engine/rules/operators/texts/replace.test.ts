import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator replace', () => {
  it('replaces every occurrence', () => {
    expect(evaluate({ replace: [{ var: 'answers.account' }, '-', ''] }, { account: '12-3456-78' })).toBe(
      '12345678',
    );
  });

  it('takes the text as it stands, not as a pattern', () => {
    expect(evaluate({ replace: ['a.c', '.', '$&'] })).toBe('a$&c');
  });

  it('leaves the text alone when there is nothing to find', () => {
    expect(evaluate({ replace: ['abc', '', 'x'] })).toBe('abc');
  });
});
