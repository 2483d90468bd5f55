import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator !', () => {
  it('turns false into true', () => {
    expect(evaluate({ '!': { var: 'answers.member' } }, { member: false })).toBe(true);
  });

  it('refuses a number, which JsonLogic would coerce', () => {
    expect(problemsOf({ '!': 0 })).toEqual([
      '/!: "!" expected true or false here but found a number. Write a condition, such as "a = b" or "a is answered".',
    ]);
  });
});
