import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator matches', () => {
  it('finds a pattern anywhere in the text', () => {
    expect(evaluate({ matches: [{ var: 'answers.code' }, '[0-9]{2}'] }, { code: 'ab12' })).toBe(true);
  });

  it('ignores case when told to', () => {
    expect(evaluate({ matches: ['ABC', '^abc$', 'i'] })).toBe(true);
  });

  it('is unknown while unanswered', () => {
    expect(evaluate({ matches: [{ var: 'answers.code' }, 'a'] })).toBe(undefined);
  });

  it('refuses a pattern that a rule makes', () => {
    expect(problemsOf({ matches: ['a', { cat: ['a'] }] })).toEqual([
      '/matches/1: "matches" expected a text written out in the rule here. Write the text itself, not a rule that makes it.',
    ]);
  });

  it('refuses a flag it does not know', () => {
    expect(problemsOf({ matches: ['a', 'a', 'g'] })).toEqual([
      '/matches/2: The flags "g" are not known. Use i, m and s only.',
    ]);
  });
});
