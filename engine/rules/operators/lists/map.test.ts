import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator map', () => {
  it('gives the value of a rule for each element', () => {
    expect(
      evaluate({ map: [{ var: 'answers.prices' }, { '*': [{ var: 'item' }, 2] }] }, { prices: [1, 2] }),
    ).toEqual([2, 4]);
  });

  it('still sees the answers from inside', () => {
    expect(
      evaluate(
        { map: [{ var: 'answers.prices' }, { '+': [{ var: 'item' }, { var: 'answers.fee' }] }] },
        { prices: [1, 2], fee: 10 },
      ),
    ).toEqual([11, 12]);
  });

  it('keeps a place for an element without a value', () => {
    expect(
      evaluate({ map: [{ var: 'answers.lines' }, { var: 'item.price' }] }, { lines: [{ price: 1 }, {}] }),
    ).toEqual([1, null]);
  });

  it('nests', () => {
    expect(
      evaluate(
        { map: [{ var: 'answers.rows' }, { count: { map: [{ var: 'item' }, { var: 'item' }] } }] },
        { rows: [[1, 2], [3]] },
      ),
    ).toEqual([2, 1]);
  });

  it('gives the element a name, so that a list inside sees both', () => {
    const rule = {
      map: [
        { var: 'answers.codes' },
        { count: { filter: [{ var: 'answers.lines' }, { '==': [{ var: 'item.code' }, { var: 'code' }] }] } },
        'code',
      ],
    };
    const answers = { codes: ['a', 'b'], lines: [{ code: 'a' }, { code: 'a' }] };
    expect(evaluate(rule, answers)).toEqual([2, 0]);
    expect(problemsOf(rule, answers)).toEqual([]);
  });

  it('knows the name only inside', () => {
    const named = { map: [{ var: 'answers.prices' }, { var: 'price' }, 'price'] };
    expect(problemsOf({ merge: [named, { var: 'price' }] }, { prices: [1] })).toEqual([
      '/merge/1/var: The path "price" starts from no root. A text stands in quotes: \'price\'. A path starts with one of: answers, now.',
    ]);
    expect(problemsOf({ map: [{ var: 'answers.prices' }, 1, 'now'] }, { prices: [1] })).toEqual([
      '/map/2: "now" cannot name an element. Use a word that is no root, such as "line".',
    ]);
  });

  it('gives an empty list for an unanswered one', () => {
    expect(evaluate({ map: [{ var: 'answers.prices' }, { var: 'item' }] })).toEqual([]);
  });

  it("refuses JsonLogic's way of naming the element", () => {
    expect(problemsOf({ map: [{ var: 'answers.prices' }, { var: '' }] }, { prices: [1] })).toEqual([
      '/map/1/var: The path "" starts from no root. The element in hand is "item": write "item", or start with answers, now, item.',
    ]);
  });
});
