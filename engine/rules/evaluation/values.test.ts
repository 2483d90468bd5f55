import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { scopeOf } from '../rules.fixture.ts';
import { compileRule, evaluateRule } from './compile.ts';

/** Value of a rule; `undefined` when unanswered. Fails the test on a fault. */
function valueFor(rule: Rule, answers: Readonly<Record<string, unknown>> = {}, response?: unknown): unknown {
  const { value, fault } = evaluateRule(compileRule(rule), scopeOf({ answers, response }));
  expect(fault).toBeUndefined();
  return value;
}

const quotient: Rule = { '/': [{ var: 'answers.total' }, { var: 'answers.people' }] };
const overflow: Rule = { '*': [{ var: 'answers.huge' }, { var: 'answers.huge' }] };

describe.each([
  ['a division by zero', quotient],
  ['the remainder of zero', { '%': [{ var: 'answers.total' }, { var: 'answers.people' }] }],
  ['an overflow', overflow],
  ['an overflowing sum of a list', { sum: { var: 'answers.giants' } }],
  ['an overflowing average', { average: { var: 'answers.giants' } }],
  ['a number in an answer of a service that is too large for one', { var: 'response.amount' }],
  ['a number in the rule that is too large for one', Number.POSITIVE_INFINITY],
] as const)('%s', (_, rule: Rule) => {
  const data = { total: 10, people: 0, huge: 1e200, giants: [1.7e308, 1.7e308] };
  const give = (rule: Rule) => valueFor(rule, data, { amount: Number.POSITIVE_INFINITY });

  it('is unanswered wherever it is read', () => {
    expect(give(rule)).toBeUndefined();
    expect(give({ answered: rule })).toBe(false);
    expect(give({ cat: ['Total: ', rule] })).toBe('Total: ');
    expect(give({ '>': [rule, 1] })).toBeUndefined();
    expect(give({ '<': [rule, 1] })).toBeUndefined();
    expect(give({ '==': [rule, rule] })).toBeUndefined();
    expect(give({ in: [rule, [1, 2]] })).toBeUndefined();
    expect(give({ '!!': [rule] })).toBeUndefined();
    expect(give({ min: [rule, 1] })).toBeUndefined();
    expect(give({ '-': [rule] })).toBeUndefined();
    expect(give({ '+': [rule, 1, 2] })).toBeUndefined();
    expect(give({ '/': [1, rule] })).toBeUndefined();
    expect(give({ round: [rule, 2] })).toBeUndefined();
    expect(give({ 'format-money': [rule, 'NZD'] })).toBeUndefined();
    expect(give({ if: [{ '>': [rule, 0] }, 'yes', 'no'] })).toBe('no');
    expect(give([rule, 1])).toEqual([null, 1]);
    expect(give({ sum: [[rule, 1]] })).toBeUndefined();
    expect(give({ join: [[rule, 1], ', '] })).toBe('1');
    expect(give({ map: [[1, 2], rule] })).toEqual([null, null]);
    expect(give({ sort: [[2, 1], rule] })).toEqual([2, 1]);
    expect(give({ object: { share: rule } })).toEqual({});
    expect(give({ reduce: [[1], rule, 0] })).toBeUndefined();
  });
});

describe('null', () => {
  const missing = {};
  const isNull = { name: null, list: null, bike: null };
  const gone: Rule = { var: 'answers.name' };
  const list: Rule = { var: 'answers.list' };

  it('is replaced by a default, as a missing value is', () => {
    const rule: Rule = { var: ['response.bankName', 'Other'] };
    expect(valueFor(rule, {}, { bankName: null })).toBe('Other');
    expect(valueFor(rule, {}, {})).toBe('Other');
    expect(valueFor(rule, {}, { bankName: '' })).toBe('');
    expect(valueFor({ var: ['answers.name', { var: ['answers.list', 'none'] }] }, isNull)).toBe('none');
  });

  it.each([
    gone,
    { answered: gone },
    { '==': [gone, 'Ana'] },
    { '!=': ['Ana', gone] },
    { '==': [gone, gone] },
    { '<': [gone, 'b'] },
    { '<': ['a', gone, 'c'] },
    { cat: ['a', gone] },
    { upper: gone },
    { substr: ['abc', gone] },
    { if: [gone, 1, 2] },
    { and: [gone, true] },
    { or: [gone, false] },
    { '!': gone },
    { '!!': [gone] },
    { in: [gone, ['a']] },
    { in: [gone, list] },
    { in: ['a', list] },
    { 'any-in': [[gone], [gone]] },
    { 'all-in': [[gone], [gone]] },
    [gone],
    { extend: [{ literal: { name: 'Ana' } }, { object: { name: gone } }] },
    { merge: [gone, ['a']] },
    { join: [['a', gone], '-'] },
    { map: [list, { var: 'item' }] },
    { filter: [list, true] },
    { find: [list, true] },
    { some: [list, true] },
    { all: [list, true] },
    { none: [list, true] },
    { sort: [list] },
    { group: [list, { var: 'item' }] },
    { reduce: [list, { var: 'item' }, 7] },
    { sum: list },
    { average: list },
    { count: list },
    { 'add-days': [gone, 1] },
  ] satisfies Rule[])('gives what a missing value gives: %j', (rule) => {
    expect(valueFor(rule, isNull)).toEqual(valueFor(rule, missing));
  });

  it('is no element of anything', () => {
    expect(valueFor({ 'any-in': [[gone], [gone]] })).toBe(false);
    expect(
      valueFor({
        'all-in': [
          ['a', gone],
          ['a', gone],
        ],
      }),
    ).toBe(false);
    expect(valueFor({ extend: [{ literal: { a: 1 } }, { literal: { a: null } }] })).toEqual({ a: 1 });
  });
});

it('an unanswered list is the empty list', () => {
  const list: Rule = { var: 'answers.list' };
  const given = (operator: string, ...rest: readonly Rule[]) => valueFor({ [operator]: [list, ...rest] });
  expect(given('map', 1)).toEqual([]);
  expect(given('filter', true)).toEqual([]);
  expect(given('sort')).toEqual([]);
  expect(given('group', 1)).toEqual([]);
  expect(given('merge')).toEqual([]);
  expect([given('some', true), given('all', true), given('none', true)]).toEqual([false, false, true]);
  expect([given('count'), given('sum'), given('average')]).toEqual([0, 0, undefined]);
  expect([given('find', true), given('reduce', 1, 7), given('join', ', ')]).toEqual([undefined, 7, '']);
  expect([given('any-in', [1]), given('all-in', [1])]).toEqual([false, false]);
});

describe('a text', () => {
  it('is cut between code points, never within one', () => {
    const cut = (text: string, ...rest: readonly number[]) => valueFor({ substr: [text, ...rest] });
    expect(cut('a😀b', 1, 1)).toBe('😀');
    expect(cut('a😀b', 0, -1)).toBe('a😀');
    expect(cut('😀😁😂', -2)).toBe('😁😂');
    expect(cut('😀', 1)).toBe('');
    expect(cut('😀', -5, 9)).toBe('😀');
    expect(valueFor({ split: ['a😀b', ''] })).toEqual(['a', '😀', 'b']);
    // The family emoji consists of several code points, so it may be split.
    expect(cut('👨‍👩‍👧', 0, 1)).toBe('👨');
  });

  it('comes in the order of its code points', () => {
    // U+1F600 comes after U+FF5E, although its first UTF-16 unit is smaller.
    expect(valueFor({ sort: [['😀', '～', 'a', '😁']] })).toEqual(['a', '～', '😀', '😁']);
    expect(valueFor({ '<': ['～', '😀'] })).toBe(true);
    expect(valueFor({ '<': ['😁', '😀'] })).toBe(false);
    expect(valueFor({ '<=': ['a😀', 'a😀'] })).toBe(true);
    expect(valueFor({ '>': ['a😀', 'a'] })).toBe(true);
    expect(valueFor({ '>=': ['\ud83d', '😀'] })).toBe(false);
  });
});

describe('minus zero', () => {
  it.each([
    [{ '-': [{ var: 'answers.zero' }] }, 0],
    [{ '*': [{ var: 'answers.zero' }, -3] }, 0],
    [{ '%': [-3, { var: 'answers.three' }] }, 0],
    [{ '/': [{ var: 'answers.zero' }, -3] }, 0],
    [{ round: [-0.001, 2] }, 0],
    [{ min: [0, { '-': [0] }] }, 0],
    [{ cat: [{ '-': [{ var: 'answers.zero' }] }] }, '0'],
    [{ 'format-number': [-0.001, 2] }, '0.00'],
    [{ 'format-number': [{ var: 'answers.minusZero' }] }, '0'],
    [{ 'format-money': [-0.004, 'NZD'] }, '$0.00'],
    [{ 'format-money': [-0.005, 'NZD'] }, '-$0.01'],
    [{ var: 'answers.minusZero' }, 0],
  ] as const)('is zero: %j', (rule, expected) => {
    expect(valueFor(rule, { zero: 0, three: 3, minusZero: -0 })).toBe(expected);
  });
});

describe('a date', () => {
  it('of a leap day is a year later on 1 March, where there is no 29 February', () => {
    const age = (day: string) => valueFor({ 'years-between': ['2008-02-29', day] });
    expect([age('2026-02-28'), age('2026-03-01'), age('2028-02-28'), age('2028-02-29')]).toEqual([
      17, 18, 19, 20,
    ]);
    expect(valueFor({ 'years-between': ['2026-03-01', '2008-02-29'] })).toBe(-18);
  });

  it('before the year 1000 is written with zeros in front, and there is none before the year 1', () => {
    expect(valueFor({ 'parse-date': ['5/6/0987', 'd/M/yyyy'] })).toBe('0987-06-05');
    expect(valueFor({ 'parse-date': ['5/6/987', 'd/M/yyyy'] })).toBeUndefined();
    expect(valueFor({ 'format-date': ['0987-06-05', 'd/M/yyyy'] })).toBe('5/6/0987');
    expect(valueFor({ 'years-between': ['0987-06-05', '2026-01-01'] })).toBe(1038);
    expect(valueFor({ 'add-days': ['0001-01-01', -1] })).toBeUndefined();
    expect(valueFor({ 'add-days': ['9999-12-31', 1] })).toBeUndefined();
  });
});
