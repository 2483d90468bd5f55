import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator sort', () => {
  it('sorts numbers by size', () => {
    expect(evaluate({ sort: [{ var: 'answers.prices' }] }, { prices: [10, 9, 1] })).toEqual([1, 9, 10]);
  });

  it('sorts by a key, downwards when told to', () => {
    expect(
      evaluate(
        {
          map: [
            { sort: [{ var: 'answers.lines' }, { var: 'item.price' }, 'descending'] },
            { var: 'item.name' },
          ],
        },
        {
          lines: [
            { name: 'a', price: 1 },
            { name: 'b', price: 2 },
          ],
        },
      ),
    ).toEqual(['b', 'a']);
  });

  it('puts elements without a key last', () => {
    expect(
      evaluate(
        { map: [{ sort: [{ var: 'answers.lines' }, { var: 'item.price' }] }, { var: 'item.name' }] },
        { lines: [{ name: 'a' }, { name: 'b', price: 2 }] },
      ),
    ).toEqual(['b', 'a']);
  });

  it('does not change the list it was given', () => {
    expect(
      evaluate(
        { merge: [{ sort: [{ var: 'answers.prices' }] }, { var: 'answers.prices' }] },
        { prices: [2, 1] },
      ),
    ).toEqual([1, 2, 2, 1]);
  });

  it('refuses a key that has no order', () => {
    expect(
      problemsOf({ sort: [{ var: 'answers.lines' }, { var: 'item' }] }, { lines: [{ name: 'a' }] }),
    ).toEqual([
      '/sort/1: "sort" expected text here but found an object. Turn a number into text with "cat(…)" or "formatNumber(…)", a date with "formatDate(…)".',
    ]);
  });
});
