import { describe, expect, it } from 'vitest';
import { compileRule, evaluateRule } from '../compile.ts';
import { compileDecision } from '../decision.ts';
import { numberType } from '../rule-type.ts';
import type { CompiledDecision } from '../scope.ts';
import { problemsOf, scopeOf } from '../testing.ts';

const decisions = new Map<string, CompiledDecision>([
  ['fee', compileDecision({ rows: [], otherwise: 5 })],
  ['ring', compileDecision({ rows: [], otherwise: { decide: 'ring' } })],
]);
const scope = scopeOf({ decisions: (id) => decisions.get(id) });

describe('the operator decide', () => {
  it('gives what the decision gives', () => {
    expect(evaluateRule(compileRule({ '+': [{ decide: 'fee' }, 1] }), scope).value).toBe(6);
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
});
