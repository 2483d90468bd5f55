import type { Rule } from '#schemas';
import type { Problem } from '../../problems/problem.ts';
import { type CompiledRule, compileRule, evaluateRule } from './compile.ts';
import type { RuleScope } from './scope.ts';

/** Compiles a rule that may be left out. */
export function compileOptional(rule: Rule | undefined): CompiledRule | undefined {
  return rule === undefined ? undefined : compileRule(rule);
}

/**
 * True only when the rule is true: false, unknown and a fault are "not taken".
 * @param faults receives the fault, for callers that must not go on without an answer
 */
export function holds(rule: CompiledRule, scope: RuleScope, faults?: Problem[]): boolean {
  const { value, fault } = evaluateRule(rule, scope);
  if (fault) faults?.push(fault);
  return value === true;
}

/** The text that a rule gives; undefined for an empty one and for anything else. */
export function textGiven(rule: CompiledRule | undefined, scope: RuleScope): string | undefined {
  const value = rule && evaluateRule(rule, scope).value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
