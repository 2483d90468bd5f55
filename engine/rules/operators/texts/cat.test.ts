import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator cat', () => {
  it('puts texts and numbers together', () => {
    expect(
      evaluate(
        { cat: [{ var: 'answers.name' }, ' has ', { var: 'answers.guests' }] },
        { name: 'Ana', guests: 2 },
      ),
    ).toBe('Ana has 2');
  });

  it('adds nothing for what is unanswered', () => {
    expect(evaluate({ cat: ['Dear ', { var: 'answers.name' }] })).toBe('Dear ');
  });

  it('refuses a list', () => {
    expect(problemsOf({ cat: [['a'], 'b'] })).toEqual([
      '/cat/0: "cat" expected text here but found a list of texts. Turn a number into text with "cat(…)" or "formatNumber(…)", a date with "formatDate(…)".',
    ]);
  });
});
