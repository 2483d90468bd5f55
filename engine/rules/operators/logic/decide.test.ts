import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { compileRule, evaluateRule } from '../../evaluation/compile.ts';
import { compileDecision } from '../../evaluation/decision.ts';
import { problemsOf, scopeOf } from '../../rules.fixture.ts';
import type { CompiledDecision } from '../../runtime/scope.ts';
import { booleanType, numberType } from '../../types/rule-type.ts';

const decisions = new Map<string, CompiledDecision>([
  ['fee', compileDecision({ rows: [], otherwise: 5 })],
  ['double', compileDecision({ otherwise: { '*': [{ var: 'input.fee' }, 2] } })],
  ['ring', compileDecision({ rows: [], otherwise: { decide: 'ring' } })],
]);
const scope = scopeOf({ decisions: (id) => decisions.get(id) });

describe('the operator decide', () => {
  it('gives what the decision gives', () => {
    expect(evaluateRule(compileRule({ '+': [{ decide: 'fee' }, 1] }), scope).value).toBe(6);
  });

  it('gives the decision what is beside its name, the element in hand too', () => {
    const double = (fee: Rule): Rule => ({ decide: ['double', { fee }] });
    expect(evaluateRule(compileRule(double({ decide: 'fee' })), scope).value).toBe(10);
    const each = compileRule({ map: [[1, 2], double({ var: 'item' })] });
    expect(evaluateRule(each, scope).value).toEqual([2, 4]);
    expect(evaluateRule(compileRule({ decide: 'double' }), scope).value).toBeUndefined();
  });

  it('stops a decision that comes back to itself', () => {
    expect(evaluateRule(compileRule({ decide: 'ring' }), scope).fault?.code).toBe('rule-limit');
  });

  it('reports a decision that is not there', () => {
    expect(evaluateRule(compileRule({ decide: 'charge' }), scope).fault?.code).toBe('rule-unknown-document');
  });

  it('refuses a decision that does not exist', () => {
    const context = { decisions: new Map([['fee', { type: numberType, dependencies: [] }]]) };
    expect(problemsOf({ decide: 'fees' }, {}, context)).toEqual([
      '/decide: There is no decision "fees". Did you mean "fee"?',
    ]);
  });

  it('refuses an input of another type or name, and one that is missing', () => {
    const fee = { type: numberType, input: { days: numberType, member: booleanType }, dependencies: [] };
    const context = { decisions: new Map([['fee', fee]]) };
    const problems = (given: Rule) => problemsOf({ decide: ['fee', given] }, { days: 3 }, context);
    expect(problems({ days: { var: 'answers.days' }, member: true })).toEqual([]);
    expect(problems({ days: 'three', members: true })).toEqual([
      '/decide/1/days: The input "days" of "fee" should be a number but is the text "three". Give what the decision declares.',
      '/decide/1/members: The decision "fee" has no input "members". Did you mean "member"?',
      '/decide/1: The decision "fee" needs the input "member". Add "member" after the id of the decision.',
    ]);
    expect(problems(3)).toEqual([
      '/decide/1: It expected an object of rules, one for each input of the decision. Write {"decide": ["id", {"name": …}]}.',
    ]);
    expect(problemsOf({ decide: 'fee' }, {}, context)).toHaveLength(2);
  });
});
