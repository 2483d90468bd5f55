import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { compileRule, evaluateRule } from '../../evaluation/compile.ts';
import { compileDecision } from '../../evaluation/decision.ts';
import { problemsOf, scopeOf } from '../../rules.fixture.ts';
import type { CompiledDecision, RuleScope } from '../../runtime/scope.ts';
import { booleanType, listOf, numberType, objectOf, type RuleType } from '../../types/rule-type.ts';

const functions = new Map<string, CompiledDecision>([
  ['double', compileDecision({ otherwise: { '*': [{ var: 'input.fee' }, 2] } })],
  [
    'total',
    compileDecision({ otherwise: { '+': [{ var: 'answers.fee' }, { call: ['double', { fee: 1 }] }] } }),
  ],
  ['ring', compileDecision({ otherwise: { call: 'ring' } })],
  [
    'nest',
    compileDecision({
      otherwise: {
        map: [
          [1, 2],
          {
            if: [
              { '>': [{ var: 'input.levels' }, 1] },
              { call: ['nest', { levels: { '-': [{ var: 'input.levels' }, 1] } }] },
              { var: 'item' },
            ],
          },
        ],
      },
    }),
  ],
]);
const scope = scopeOf({ answers: { fee: 5 }, decisions: (id) => functions.get(id) });
const valueFor = (rule: Rule) => evaluateRule(compileRule(rule), scope);

describe('the operator call', () => {
  it('gives the value of the function for what is given to it, the element in hand too', () => {
    expect(valueFor({ call: ['double', { fee: { var: 'answers.fee' } }] }).value).toBe(10);
    expect(valueFor({ map: [[1, 2], { call: ['double', { fee: { var: 'item' } }] }] }).value).toEqual([2, 4]);
  });

  it('goes on with its own input after a list in it has called the same function', () => {
    expect(valueFor({ call: ['nest', { levels: 2 }] }).value).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('leaves an input that is not given unanswered', () => {
    expect(valueFor({ call: 'double' }).value).toBeUndefined();
  });

  it('evaluates a function once for equal input, and anew for other input and in the next evaluation', () => {
    let runs = 0;
    const double = compileDecision({ otherwise: { '*': [{ var: 'input.fee' }, 2] } });
    const run = (within: RuleScope) => {
      runs += 1;
      return double.run(within);
    };
    const rule = { map: [[1, 2, 1, 2, 1], { call: ['double', { fee: { var: 'item' } }] }] };
    const counted = { ...double, run };
    const scope = scopeOf({ decisions: () => counted });
    const valueNow = () => evaluateRule(compileRule(rule), scope).value;
    expect(valueNow()).toEqual([2, 4, 2, 4, 2]);
    expect(runs).toBe(2);
    expect(valueNow()).toEqual([2, 4, 2, 4, 2]);
    expect(runs).toBe(4);
  });

  it('tells an input that is not given from any that is', () => {
    const decisions = () => named;
    const named = compileDecision({ otherwise: { var: 'input.toString' } });
    const rule = {
      merge: [{ call: 'named' }, { call: ['named', { toString: 'given' }] }, { call: 'named' }],
    };
    expect(evaluateRule(compileRule(rule), scopeOf({ decisions })).value).toEqual(['given']);
  });

  it('sees other facts in an evaluation within another', () => {
    const document = compileDecision({ otherwise: { var: 'facts.rate' } });
    const decisions = () => document;
    const rule = compileRule({ call: 'rate' });
    const inner = scopeOf({ facts: { rate: 2 }, decisions });
    const facts = {
      get rate() {
        return Number(evaluateRule(rule, inner).value) + 1;
      },
    };
    const twice = compileRule({ merge: [{ call: 'rate' }, { call: 'rate' }] });
    expect(evaluateRule(twice, scopeOf({ facts, decisions })).value).toEqual([3, 3]);
  });

  it('lets a function see what its caller sees, and call others', () => {
    expect(valueFor({ call: 'total' }).value).toBe(7);
  });

  it('stops a function that comes back to itself, and reports one that is not there', () => {
    expect(valueFor({ call: 'ring' }).fault?.code).toBe('rule-limit');
    expect(valueFor({ call: 'charge' }).fault).toMatchObject({
      code: 'rule-unknown-document',
      message: 'There is no function "charge".',
    });
  });

  const fee = { type: numberType, input: { days: numberType, isMember: booleanType }, dependencies: [] };
  const context = { functions: new Map([['late-fee', fee]]) };

  it('refuses a function that does not exist, and suggests one by the name that formulas use', () => {
    expect(problemsOf({ call: 'late-fees' }, {}, context)).toEqual([
      '/call: There is no function "lateFees". Did you mean "lateFee"?',
    ]);
    expect(problemsOf({ call: 'cuont' }, {}, context)).toEqual([
      '/call: There is no function "cuont". Did you mean "count"?',
    ]);
  });

  it('takes as many of its inputs as are given, and refuses others and those of another type', () => {
    const problems = (given: Rule) => problemsOf({ call: ['late-fee', given] }, { days: 3 }, context);
    expect(problems({ days: { var: 'answers.days' } })).toEqual([]);
    expect(problems({ days: 'three', members: true })).toEqual([
      '/call/1/days: The input "days" of "lateFee" should be a number but is the text "three". Give what the function declares.',
      '/call/1/members: The function "lateFee" has no input "members". Use one of: days, isMember.',
    ]);
  });

  it('refuses what may be larger than its function declares and is reckoned with', () => {
    const note: RuleType = { kind: 'text', longest: 20 };
    const input = { note, notes: listOf(note, 3) };
    const functions = new Map([['sign', { type: numberType, input, dependencies: [] }]]);
    const problems = (given: Rule, longest?: number) => {
      const text: RuleType = { kind: 'text', ...(longest !== undefined && { longest }) };
      const roots = { answers: objectOf({ note: text, notes: listOf(text, 4) }) };
      return problemsOf({ call: ['sign', given] }, {}, { functions, roots });
    };
    expect(problems({ note: { var: 'answers.note' } }, 20)).toEqual([]);
    expect(problems({ note: { var: 'answers.note' } }, 21)).toEqual([
      '/call/1/note: The input "note" of "sign" may be a text of 21 where 20 characters are declared. Raise "maxLength" in the function, or declare it for what is given.',
    ]);
    expect(problems({ note: { var: 'answers.note' } })[0]).toMatch(/may be a text of 10,000 where 20/);
    expect(problems({ note: { cat: [{ var: 'answers.note' }, '!'] } }, 20)[0]).toMatch(
      /a text of 21 where 20/,
    );
    expect(problems({ notes: { var: 'answers.notes' } }, 20)[0]).toMatch(/a list of 4 where 3 elements/);
    expect(problems({ notes: [{ var: 'answers.note' }] }, 30)[0]).toMatch(
      /"notes\[\]" of "sign" may be a text of 30/,
    );
  });

  it('costs what its function costs at worst, in every turn', () => {
    const costly = new Map([['late-fee', { ...fee, steps: 1_000 }]]);
    const lists = { roots: {}, functions: costly };
    const turns = (count: number) => ({
      map: [Array.from({ length: count }, () => 1), { call: 'late-fee' }],
    });
    expect(problemsOf(turns(900), {}, lists)).toEqual([]);
    expect(problemsOf(turns(1_100), {}, lists)[0]).toMatch(/It may take 1,1/);
  });
});
