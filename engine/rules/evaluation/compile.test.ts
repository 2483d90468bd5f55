import { afterEach, describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { evaluate, scopeOf } from '../rules.fixture.ts';
import { compileRule, evaluateRule } from './compile.ts';

function nested(levels: number): Rule {
  let rule: Rule = true;
  for (let level = 0; level < levels; level += 1) rule = { not: rule };
  return rule;
}

function faultOf(rule: Rule, answers: Record<string, unknown> = {}): string | undefined {
  return evaluateRule(compileRule(rule), scopeOf({ answers })).fault?.message;
}

const oneToHundred = Array.from({ length: 100 }, (_, index) => index + 1);

describe('a compiled rule', () => {
  it('may be 31 operators deep, and no deeper than the cap', () => {
    expect(evaluate(nested(32))).toBe(true);
    expect(faultOf(nested(33))).toBe('The rule is deeper than 32 levels.');
  });

  it('is refused, not overflowed by, at any depth', () => {
    expect(faultOf(nested(100_000))).toBe('The rule is deeper than 32 levels.');
  });

  it('is refused when it is too large', () => {
    expect(faultOf({ '+': Array.from({ length: 2_000 }, () => 1) })).toBe(
      'The rule is larger than 2000 nodes.',
    );
  });

  it('reports an operator nobody knows instead of passing over it', () => {
    expect(faultOf({ missing: ['a'] })).toBe('There is no operator "missing".');
  });

  it('reports data of another type than was declared', () => {
    expect(faultOf({ '<': [{ var: 'answers.guests' }, 3] }, { guests: 'two' })).toBe(
      'It expected two numbers, dates or texts but found text and a number.',
    );
  });

  it('reports a fault that constants bring about only when it is evaluated', () => {
    expect(evaluate({ if: [true, 1, { '+': ['a', 1] }] })).toBe(1);
    expect(faultOf({ '+': ['a', 1] })).toBe('It expected two numbers but found text and a number.');
  });

  it('never throws what a function of the scope throws', () => {
    const scope = scopeOf({
      matches: () => {
        throw new Error('no engine');
      },
    });
    expect(evaluateRule(compileRule({ matches: ['a', 'a'] }), scope).fault?.message).toContain('no engine');
  });
});

describe('the steps of an evaluation', () => {
  const square: Rule = {
    map: [{ var: 'answers.list' }, { count: { map: [{ var: 'answers.list' }, { var: 'item' }] } }],
  };

  it('are counted by the turns of lists', () => {
    expect(evaluate(square, { list: oneToHundred.slice(0, 20) })).toHaveLength(20);
    const list = Array.from({ length: 1_000 }, (_, index) => index);
    expect(faultOf(square, { list })).toBe('It needs more than 1000000 steps.');
  });

  it('are counted anew for each evaluation', () => {
    const compiled = compileRule({
      count: { filter: [{ var: 'answers.list' }, { in: [{ var: 'item' }, [1, 2]] }] },
    });
    const scope = scopeOf({ answers: { list: oneToHundred } });
    for (let time = 0; time < 500; time += 1) expect(evaluateRule(compiled, scope).value).toBe(2);
  });

  it('are not used up by conditions without lists', () => {
    const compiled = compileRule({ in: [{ var: 'answers.plan' }, ['a', 'b']] });
    const scope = scopeOf({ answers: { plan: 'b' } });
    for (let time = 0; time < 20_000; time += 1) evaluateRule(compiled, scope);
    expect(evaluateRule(compiled, scope).value).toBe(true);
  });

  it('keep an accumulator from growing without end', () => {
    const double: Rule = {
      reduce: [{ var: 'answers.list' }, { cat: [{ var: 'accumulator' }, { var: 'accumulator' }] }, 'ab'],
    };
    expect(faultOf(double, { list: oneToHundred })).toContain('longer than 100000 characters');
    const folded: Rule = {
      reduce: [
        { var: 'answers.list' },
        { object: { a: { var: 'accumulator' }, b: { var: 'accumulator' } } },
        { object: {} },
      ],
    };
    expect(faultOf(folded, { list: oneToHundred })).toContain('more than 100000 values');
  });
});

describe('what a rule can reach', () => {
  const prototype = Object.prototype as unknown as Record<string, unknown>;

  afterEach(() => {
    delete prototype.plan;
  });

  it('is never what objects inherit from the language', () => {
    for (const name of ['toString', 'hasOwnProperty', 'valueOf']) {
      expect(evaluate({ answered: { var: `answers.${name}` } })).toBe(false);
    }
    for (const path of ['answers.constructor.name', 'answers.__proto__.x', 'answers.list.constructor']) {
      expect(faultOf({ var: path }, { list: [] })).toContain('is not a path');
    }
    expect(evaluate({ var: 'answers.list.length' }, { list: [1] })).toBeUndefined();
  });

  it('is never what somebody put on a prototype', () => {
    const rules = [
      { var: 'answers.plan' },
      { '==': [{ var: 'answers.plan' }, 'free'] },
      { in: [{ var: 'answers.plan' }, ['free']] },
      { var: 'answers.guest.plan' },
      { find: [{ var: 'answers.guests' }, { '==': [{ var: 'item.plan' }, 'free'] }] },
    ];
    const compiled = rules.map((rule) => compileRule(rule));
    const scope = scopeOf({ answers: { guest: {}, guests: [{}] } });
    prototype.plan = 'free';
    for (const rule of compiled) expect(evaluateRule(rule, scope).value).toBeUndefined();
  });

  it('is read when it is an own property, whatever its name', () => {
    expect(evaluate({ var: 'answers.toString' }, { toString: 'mine' })).toBe('mine');
  });

  it('cannot become a prototype', () => {
    const rule = JSON.parse('{"object":{"__proto__":{"literal":{"polluted":true}}}}');
    expect(faultOf(rule)).toBe('It has the refused key "__proto__".');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
