import type { Rule } from '#schemas';
import { type CompiledRule, compileRule, evaluateRule } from './compile.ts';
import type { RuleScope } from './scope.ts';

/** Compiles a rule that may be left out. */
export function compileOptional(rule: Rule | undefined): CompiledRule | undefined {
  return rule === undefined ? undefined : compileRule(rule);
}

/** True only when the rule is true: false, unknown and a fault are "not taken". */
export function holds(rule: CompiledRule, scope: RuleScope): boolean {
  return evaluateRule(rule, scope).value === true;
}

/** The text that a rule gives; undefined for an empty one and for anything else. */
export function textGiven(rule: CompiledRule | undefined, scope: RuleScope): string | undefined {
  const value = rule && evaluateRule(rule, scope).value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
