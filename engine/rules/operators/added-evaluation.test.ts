import { afterEach, describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { compileRule, evaluateRule } from '../evaluation/compile.ts';
import { scopeOf } from '../rules.fixture.ts';
import { type OperatorCode, setOperatorExtensions } from '../types/operator-extensions.ts';
import { dateType, listOf, numberType, objectOf, type RuleType, textType } from '../types/rule-type.ts';

afterEach(() => setOperatorExtensions([]));

/** The value, or the fault, of an operator for an answer. */
function found(type: RuleType, given: unknown, value: RuleType, code: OperatorCode | string) {
  const parameters = [['given', type] as const];
  setOperatorExtensions([
    { name: 'own', summary: '', sentence: '{given}', example: null, parameters, value, code },
  ]);
  // A rule of its own each time: compiled rules are memoized.
  const rule: Rule = { own: [{ var: 'answers.given' }] };
  const { value: evaluated, fault } = evaluateRule(compileRule(rule), scopeOf({ answers: { given } }));
  return fault ? `${fault.code}: ${fault.message}` : evaluated;
}

describe('an operator of a site', () => {
  it('gives what its code gives for its arguments, by their names', () => {
    expect(found(numberType, 2, numberType, ({ given }) => Number(given) + 1)).toBe(3);
    expect(found(dateType, '2026-03-01', textType, ({ given }) => `on ${given}`)).toBe('on 2026-03-01');
  });

  it('is unanswered if an argument or a part of one is, and its code is not asked', () => {
    const code = () => {
      throw new Error('asked');
    };
    expect(found(numberType, undefined, numberType, code)).toBeUndefined();
    expect(found(listOf(numberType), [1, null], numberType, code)).toBeUndefined();
    const place = objectOf({ north: numberType, east: numberType });
    expect(found(place, { north: 1 }, numberType, code)).toBeUndefined();
    const perhaps = objectOf({ north: { ...numberType, mayBeNull: true } });
    expect(found(perhaps, {}, numberType, () => 5)).toBe(5);
  });

  it('is unanswered if its code gives nothing, or no number', () => {
    expect(found(numberType, 1, numberType, () => undefined)).toBeUndefined();
    expect(found(numberType, 1, textType, () => null)).toBeUndefined();
    expect(found(numberType, 1, numberType, () => 1 / 0)).toBeUndefined();
  });

  it('faults when its code throws, without what the code says: that may contain answers', () => {
    const code: OperatorCode = ({ given }) => {
      throw new TypeError(`No ${given}`);
    };
    expect(found(textType, 'secret', textType, code)).toBe(
      'rule-operator-failed: The operator "own" failed with TypeError.',
    );
    expect(found(textType, 'secret', textType, 'It fails')).toBe(
      'rule-operator-failed: The operator "own" has no code: It fails.',
    );
  });

  it.each<readonly [RuleType, unknown, string]>([
    [numberType, '3', 'a number'],
    [textType, 3, 'text'],
    [textType, Promise.resolve('text'), 'text'],
    [{ kind: 'boolean' }, 0, 'true or false'],
    [dateType, '2026-02-30', 'a date'],
    [{ kind: 'choice', ids: ['a', 'b'] }, 'c', 'one of "a", "b"'],
    [listOf(numberType), [1, Number.NaN], 'a number'],
    [listOf(numberType, 2), [1, 2, 3], 'a shorter list'],
    [{ kind: 'text', longest: 2 }, 'longer', 'a shorter text'],
    [objectOf({ north: numberType }), { north: 'up' }, 'a number'],
    [objectOf({ north: numberType }), [1], 'an object'],
  ])('faults when its code gives no %j but %j', (type, value, wanted) => {
    expect(found(numberType, 1, type, () => value)).toBe(
      `rule-operator-failed: The operator "own" gave something else than ${wanted}.`,
    );
  });

  it('faults for an argument that is of another type than data should be', () => {
    expect(found(numberType, 'three', numberType, () => 1)).toBe(
      'rule-type-mismatch: "own" expected a number as "given" but found something else.',
    );
  });

  it('costs steps for what it goes through', () => {
    const list = Array.from({ length: 1_000_001 }, () => 1);
    expect(found(listOf(numberType), list, numberType, () => 1)).toMatch(/^rule-limit/);
  });
});
