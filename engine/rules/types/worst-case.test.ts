import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { checkRule } from '../../../analysis/rules/typing/check.ts';
import { compileRule, evaluateRule } from '../evaluation/compile.ts';
import { scopeOf } from '../rules.fixture.ts';
import { budget } from '../runtime/limits.ts';
import { typeOfSchema } from './type-of-schema.ts';

/** Offers, each with prices; both lists have the given maximum lengths. */
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

  it.each<[name: string, rule: Rule]>([
    ['cat', { cat: [{ var: 'item' }] }],
    ['join', { join: [[{ var: 'item' }], ''] }],
    ['replace', { replace: [{ var: 'item' }, 'x', ''] }],
    ['substr', { substr: [{ var: 'item' }, 0, 3] }],
    ['upper', { upper: { var: 'item' } }],
    ['lower', { lower: { var: 'item' } }],
    ['trim', { trim: { var: 'item' } }],
    ['split', { count: { split: [{ var: 'item' }, 'y'] } }],
    ['in', { in: ['y', { var: 'item' }] }],
    ['matches', { matches: [{ var: 'item' }, '^x'] }],
    ['parse-date', { 'parse-date': [{ var: 'item' }, 'dd/MM/yyyy'] }],
  ])('of "%s" grow with the length of the text, by what it then takes', (_, body) => {
    const rule: Rule = { count: { map: [{ var: 'answers.notes' }, body] } };
    const stepsFor = (maxLength: number) => {
      const notes = { type: 'array', maxItems: 10, items: { type: 'string', maxLength } };
      return checkRule(rule, { roots: { answers: typeOfSchema({ type: 'object', properties: { notes } }) } });
    };
    const takenBy = (length: number) => {
      const before = budget.steps;
      const notes = Array.from({ length: 10 }, () => 'x'.repeat(length));
      compileRule(rule).run(scopeOf({ answers: { notes } }));
      const taken = before - budget.steps;
      budget.steps = before;
      return taken;
    };
    expect(stepsFor(9_000).problems).toEqual([]);
    expect(takenBy(9_000) - takenBy(900)).toBeGreaterThanOrEqual(90);
    expect(takenBy(9_000)).toBeLessThanOrEqual(stepsFor(9_000).steps);
    expect(stepsFor(90_000).steps).toBeGreaterThan(stepsFor(9_000).steps);
  });

  it('are too many for texts that are gone through for each of many elements', () => {
    const notes = { type: 'array', maxItems: 20_000, items: { type: 'string', maxLength: 50_000 } };
    const roots = { answers: typeOfSchema({ type: 'object', properties: { notes } }) };
    const rule: Rule = { map: [{ var: 'answers.notes' }, { upper: { var: 'item' } }] };
    expect(checkRule(rule, { roots }).problems.map(({ code }) => code)).toEqual(['rule-too-costly']);
  });

  it('of what grows from turn to turn are those of the largest it may become', () => {
    const rule: Rule = {
      reduce: [{ var: 'answers.offers' }, { merge: [{ var: 'accumulator' }, [1]] }, { literal: [1] }],
    };
    expect(check(rule, 200).problems.map(({ code }) => code)).toContain('rule-too-costly');
  });
});
