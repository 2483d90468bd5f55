import type { Rule } from '#schemas';
import type { Problem } from '../../base/problems/problem.ts';
import type { RuleScope } from '../runtime/scope.ts';
import { type CompiledRule, compileRule, evaluateRule } from './compile.ts';

/** Compiles an optional rule. */
export function compileOptional(rule: Rule | undefined): CompiledRule | undefined {
  return rule === undefined ? undefined : compileRule(rule);
}

/**
 * True only when the rule is true; false when it is false, unknown or faulty.
 * @param faults receives the fault, for callers that must not continue after one
 */
export function holds(rule: CompiledRule, scope: RuleScope, faults?: Problem[]): boolean {
  const { value, fault } = evaluateRule(rule, scope);
  if (fault) faults?.push(fault);
  return value === true;
}

/** The text that a rule gives; undefined if it is empty or no text. */
export function textGiven(rule: CompiledRule | undefined, scope: RuleScope): string | undefined {
  const value = rule && evaluateRule(rule, scope).value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
