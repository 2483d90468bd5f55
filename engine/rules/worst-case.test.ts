import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { checkRule } from './check.ts';
import { compileRule, evaluateRule } from './compile.ts';
import { scopeOf } from './testing.ts';
import { typeOfSchema } from './type-of-schema.ts';

/** Each offer has prices; both lists are as long as is said. */
function answersOf(offers: number | undefined, prices: number | undefined) {
  const price = { type: 'array', items: { type: 'number' }, ...(prices && { maxItems: prices }) };
  const offer = { type: 'object', properties: { prices: price } };
  const list = { type: 'array', items: offer, ...(offers && { maxItems: offers }) };
  return typeOfSchema({ type: 'object', properties: { offers: list, note: { type: 'string' } } });
}

const totals: Rule = {
  map: [{ var: 'answers.offers' }, { sum: { map: [{ var: 'item.prices' }, { '*': [{ var: 'item' }, 2] }] } }],
};
const check = (rule: Rule, offers?: number, prices?: number) =>
  checkRule(rule, { roots: { answers: answersOf(offers, prices) } });

describe('the steps of a rule at worst', () => {
  it('grow with the sizes that are declared', () => {
    const { steps, problems } = check(totals, 40, 8);
    expect(problems).toEqual([]);
    expect(check(totals, 80, 8).steps).toBe(2 * steps);
  });

  it('are taken to be many where nothing is declared, and the rule is refused', () => {
    const [problem] = check(totals).problems;
    expect(problem).toMatchObject({ code: 'rule-too-costly', severity: 'error', pointer: '' });
    expect(problem?.message).toContain(
      '"answers.offers" (up to 1,000 elements, since nothing says how many) and, for each, "item.prices"',
    );
    expect(check(totals, 1000, 40).problems).toEqual([]);
  });

  it('are enough for the largest values, which are evaluated', () => {
    const offers = Array.from({ length: 40 }, () => ({ prices: Array.from({ length: 8 }, () => 1) }));
    const { value, fault } = evaluateRule(compileRule(totals), scopeOf({ answers: { offers } }));
    expect(fault).toBeUndefined();
    expect(value).toEqual(offers.map(() => 16));
  });

  it('let the words of a long text be counted, and a limit of 500 refuse 5,000', () => {
    const rule: Rule = { '<=': [{ count: { split: [{ var: 'answers.note' }, ' '] } }, 500] };
    expect(check(rule).problems).toEqual([]);
    const note = 'word '.repeat(5_000);
    expect(evaluateRule(compileRule(rule), scopeOf({ answers: { note } }))).toEqual({ value: false });
  });

  it('of what grows from turn to turn are those of the largest it may become', () => {
    const rule: Rule = {
      reduce: [{ var: 'answers.offers' }, { merge: [{ var: 'accumulator' }, [1]] }, { literal: [1] }],
    };
    expect(check(rule, 200).problems.map(({ code }) => code)).toContain('rule-too-costly');
  });
});
