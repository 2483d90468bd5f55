import fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import { describe, expect, it, vi } from 'vitest';
import type { Rule } from '#schemas';
import { checkRule } from '../../../analysis/rules/typing/check.ts';
import { agreesWithJsonLogic } from '../../../tests/fuzz/promises.ts';
import { seededRandom } from '../../../tests/fuzz/random.ts';
import { RuleGenerator } from '../../../tests/fuzz/rule-generator.ts';
import { context, randomScope } from '../../../tests/fuzz/rule-world.ts';
import { scopeOf } from '../rules.fixture.ts';
import { objectOf } from '../types/rule-type.ts';
import { typeOfValue } from '../types/type-of-value.ts';
import { compileRule, evaluateRule } from './compile.ts';
import { type JsonLogicCase, jsonLogicCases } from './json-logic.cases.ts';

/** Result of a case: refused with a problem, or a value. */
function ask([rule, data]: JsonLogicCase): { readonly refused: boolean; readonly answer: unknown } {
  const ours = inOurWords(rule, 'answers');
  const answers = data as Readonly<Record<string, unknown>>;
  const checked = checkRule(ours, { roots: { answers: typeOfValue(answers) ?? objectOf({}) } });
  const { value } = evaluateRule(compileRule(ours), scopeOf({ answers }));
  return { refused: checked.problems.length > 0, answer: value ?? null };
}

/** Converts paths: JsonLogic's start at its data or the current element, ours at a root. */
function inOurWords(rule: unknown, root: string): Rule {
  if (Array.isArray(rule)) return rule.map((part) => inOurWords(part, root));
  if (typeof rule !== 'object' || rule === null) return rule as Rule;
  const [[name, body] = ['', undefined]] = Object.entries(rule);
  const args: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (name === 'var' && typeof args[0] === 'string') {
    const [path, ...rest] = args;
    return { var: [rootedPath(String(path), root), ...rest.map((part) => inOurWords(part, root))] };
  }
  const overElements = ['map', 'filter', 'reduce', 'all', 'none', 'some'].includes(name);
  const inner = name === 'reduce' ? '' : 'item';
  return { [name]: args.map((arg, index) => inOurWords(arg, overElements && index === 1 ? inner : root)) };
}

function rootedPath(path: string, root: string): string {
  if (root === '') return path.replace(/^current/, 'item');
  return path === '' ? root : `${root}.${path}`;
}

const cases = Object.entries(jsonLogicCases);

describe.each(cases)('what JsonLogic says about %s', (_, group) => {
  it.each(group.map((one) => [JSON.stringify(one[0]), one] as const))(
    'is what we say, or we refuse: %s',
    (_rule, one) => {
      const { refused, answer } = ask(one);
      if (!refused) expect(answer).toEqual(one[2]);
    },
  );

  it.each(group.map((one) => [JSON.stringify(one[0]), one] as const))(
    'is what the table says: %s',
    (_rule, one) => {
      vi.spyOn(console, 'log').mockImplementation(() => undefined);
      expect(jsonLogic.apply(one[0] as never, one[1]) ?? null).toEqual(one[2]);
    },
  );
});

describe('the rules we take over from JsonLogic', () => {
  it('are most of its public behaviour, without the coercions', () => {
    const all = cases.flatMap(([, group]) => group);
    const answered = all.filter((one) => !ask(one).refused);
    expect(answered.length / all.length).toBeGreaterThan(0.65);
  });

  it.each([
    ['text compared with a number', { '==': [1, '1'] }],
    ['a number as a condition', { and: [1, true] }],
    ['a list of one as a number', { min: [[5]] }],
    ['lists compared with each other', { '==': [['a'], ['a']] }],
    ['a number looked for in a text', { in: [1, 'a1'] }],
    ['a third argument that JsonLogic ignores', { '>': [3, 2, 5] }],
  ])('leave out %s', (_, rule) => {
    expect(checkRule(rule, { roots: {} }).problems).not.toEqual([]);
  });

  it('give JsonLogic’s answer for any rule both can read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const random = seededRandom(seed);
        const rule = new RuleGenerator(random, true).make(
          random.pick(['boolean', 'number', 'text', 'numbers']),
          4,
        );
        const scope = randomScope(random, 0);
        fc.pre(checkRule(rule, context).problems.length === 0);
        expect(agreesWithJsonLogic(rule, scope)).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });
});
