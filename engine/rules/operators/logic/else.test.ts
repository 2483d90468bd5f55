import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

const total = { else: [{ '+': [{ var: 'answers.price' }, 10] }, 0] };

describe('the operator else', () => {
  it('gives the first value when it is answered', () => {
    expect(evaluate(total, { price: 5 })).toBe(15);
    expect(evaluate({ else: [false, true] })).toBe(false);
    expect(evaluate({ else: ['', 'none'] })).toBe('');
  });

  it('gives the second when the first is unanswered, unknown or null', () => {
    expect(evaluate(total)).toBe(0);
    expect(evaluate({ else: [{ '==': [{ var: 'answers.price' }, 1] }, false] })).toBe(false);
    expect(evaluate({ else: [null, 'none'] })).toBe('none');
  });

  it('goes on to a third', () => {
    expect(evaluate({ else: [{ var: 'answers.a' }, { else: [{ var: 'answers.b' }, 'c'] }] })).toBe('c');
  });

  it('has either type', () => {
    expect(problemsOf({ '+': [{ else: [{ var: 'answers.price' }, 'none'] }, 1] }, { price: 1 })).not.toEqual(
      [],
    );
    expect(problemsOf({ '+': [{ else: [{ var: 'answers.price' }, 0] }, 1] }, { price: 1 })).toEqual([]);
  });
});
