import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator filter', () => {
  it('keeps the elements for which it is true', () => {
    expect(
      evaluate({ filter: [{ var: 'answers.prices' }, { '>': [{ var: 'item' }, 1] }] }, { prices: [1, 2, 3] }),
    ).toEqual([2, 3]);
  });

  it('drops elements for which it is unknown', () => {
    expect(
      evaluate(
        { filter: [{ var: 'answers.lines' }, { '>': [{ var: 'item.price' }, 0] }] },
        { lines: [{ price: 1 }, {}] },
      ),
    ).toEqual([{ price: 1 }]);
  });

  it('refuses a condition that gives a number', () => {
    expect(problemsOf({ filter: [{ var: 'answers.prices' }, { var: 'item' }] }, { prices: [1] })).toEqual([
      '/filter/1: "filter" expected true or false here but found a number. Write a condition, such as "a = b" or "a is answered".',
    ]);
  });
});
