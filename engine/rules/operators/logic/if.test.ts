import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator if', () => {
  it('takes the first branch whose condition is true', () => {
    expect(
      evaluate(
        {
          if: [
            { '>': [{ var: 'answers.guests' }, 9] },
            'coach',
            { '>': [{ var: 'answers.guests' }, 3] },
            'van',
            'car',
          ],
        },
        { guests: 5 },
      ),
    ).toBe('van');
  });

  it('falls to the end when no condition is true', () => {
    expect(evaluate({ if: [{ var: 'answers.member' }, 'free', 'paid'] }, { member: false })).toBe('paid');
  });

  it('does not take a branch whose condition is unknown', () => {
    expect(evaluate({ if: [{ var: 'answers.member' }, 'free', 'paid'] })).toBe('paid');
  });

  it('is unanswered without an end to fall to', () => {
    expect(evaluate({ if: [{ var: 'answers.member' }, 'free'] }, { member: false })).toBe(undefined);
  });

  it('refuses a condition that is text', () => {
    expect(problemsOf({ if: ['yes', 1, 2] })).toEqual([
      '/if/0: "if" expected true or false here but found the text "yes". Write a condition, such as "a = b" or "a is answered".',
    ]);
  });
});
