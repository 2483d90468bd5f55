import type { Rule } from '#schemas';
import { checkRule } from '../../analysis/rules/typing/check.ts';
import type { Problem } from '../base/problems/problem.ts';
import { compileRule, evaluateRule } from './evaluation/compile.ts';
import { nativePatterns } from './runtime/native-patterns.ts';
import { emptyScope, type RuleScope } from './runtime/scope.ts';
import type { RuleContext } from './types/rule-context.ts';
import { typeOfValue } from './types/type-of-value.ts';

/** A scope that contains only the values given by a test. */
export function scopeOf(given: Partial<RuleScope> = {}): RuleScope {
  return { ...emptyScope, now: '2026-01-15', matches: nativePatterns, ...given };
}

/** The value of a rule for some answers; fails the test on a fault. */
export function evaluate(rule: Rule, answers: Readonly<Record<string, unknown>> = {}): unknown {
  const { value, fault } = evaluateRule(compileRule(rule), scopeOf({ answers }));
  if (fault !== undefined) throw new Error(`${fault.code}: ${fault.message}`);
  return value;
}

/** The problems of a rule as `pointer: message help`; the types of answers are derived from examples. */
export function problemsOf(
  rule: unknown,
  answers: Readonly<Record<string, unknown>> = {},
  context: Partial<RuleContext> = {},
): readonly string[] {
  const { problems } = checkRule(rule, { roots: { answers: typeOfValue(answers) }, ...context });
  return problems.map(describeProblem);
}

function describeProblem({ pointer, message, help }: Problem): string {
  return `${pointer}: ${message} ${help}`;
}
