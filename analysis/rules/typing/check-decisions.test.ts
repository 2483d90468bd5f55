import { describe, expect, it } from 'vitest';
import { evaluateRule } from '../../../engine/rules/evaluation/compile.ts';
import { compileDecision } from '../../../engine/rules/evaluation/decision.ts';
import { scopeOf } from '../../../engine/rules/rules.fixture.ts';
import type { DecisionTable } from '../../../engine/rules/runtime/scope.ts';
import { booleanType, choiceOf, numberType, objectOf } from '../../../engine/rules/types/rule-type.ts';
import { checkDecision } from './check-decisions.ts';

const context = { roots: { answers: objectOf({ guests: numberType, member: booleanType }) } };

/** Parsed from JSON like real documents; written in code, an object with a `then` looks like a promise. */
const table = (json: string): DecisionTable => JSON.parse(json);

const room = table(`{ "rows": [
  { "when": { ">": [{ "var": "answers.guests" }, 10] }, "then": "hall" },
  { "when": { "==": [{ "var": "answers.member" }, true] }, "then": "lounge" }
], "otherwise": "table" }`);

describe('a decision', () => {
  const decide = (answers: Record<string, unknown>) =>
    evaluateRule(compileDecision(room), scopeOf({ answers })).value;

  it('gives the value of the first row that is true', () => {
    expect(decide({ guests: 12, member: true })).toBe('hall');
    expect(decide({ guests: 2, member: true })).toBe('lounge');
  });

  it('does not take a row it cannot know', () => {
    expect(decide({ member: true })).toBe('lounge');
    expect(decide({})).toBe('table');
  });
});

describe('checking decisions', () => {
  it('finds the type of the values and what they depend on', () => {
    expect(checkDecision(room, context)).toMatchObject({
      problems: [],
      type: choiceOf(['hall', 'lounge', 'table']),
      dependencies: ['answers.guests', 'answers.member'],
    });
  });

  it('types what is given by what is declared, and leaves it out of what they depend on', () => {
    const fee = table(
      `{ "input": { "days": { "type": "number" } }, "otherwise": { "*": [{ "var": "input.days" }, { "var": "input.rate" }] } }`,
    );
    const checked = checkDecision(fee, context);
    expect(checked).toMatchObject({ type: numberType, input: { days: numberType }, dependencies: [] });
    expect(checked.problems.map(({ pointer, code }) => `${pointer}: ${code}`)).toEqual([
      '/otherwise/*/1/var: unknown-reference',
    ]);
  });

  it('knows the values and the dependencies of another that it uses', () => {
    const fee = table(
      `{ "rows": [{ "when": { "==": [{ "decide": "room" }, "hal"] }, "then": 90 }], "otherwise": 0 }`,
    );
    const decisions = new Map([['room', checkDecision(room, context)]]);
    const { problems, dependencies } = checkDecision(fee, { ...context, document: 'fee', decisions });
    expect(dependencies).toEqual(['answers.guests', 'answers.member']);
    expect(problems.map(({ document, pointer, help }) => `${document}${pointer}: ${help}`)).toEqual([
      'fee/rows/0/when/==/1: Did you mean "hall"?',
    ]);
  });
});
