import { checkRule } from '../../rules/check.ts';
import type { RuleContext } from '../../rules/rule-context.ts';
import { booleanType, type RuleType } from '../../rules/rule-type.ts';
import type { ReleaseEntry, ReleaseFinding } from '../release-index.ts';
import { contextAt, ruleFindings } from '../rule-findings.ts';

/** A rule that decides something gives true or false. */
export function condition(
  entry: ReleaseEntry,
  rule: unknown,
  pointer: string,
  base: RuleContext,
): readonly ReleaseFinding[] {
  return typed(entry, rule, pointer, base, booleanType);
}

/** A rule that is to give a value of some type. */
export function typed(
  entry: ReleaseEntry,
  rule: unknown,
  pointer: string,
  base: RuleContext,
  wanted: RuleType,
): readonly ReleaseFinding[] {
  if (rule === undefined) return [];
  return ruleFindings(entry, checkRule(rule, contextAt(base, entry, pointer), wanted).problems);
}

/** The context of rules that are evaluated once for each of several things, which they read as `item`. */
export function withItem(base: RuleContext, item: RuleType): RuleContext {
  return { ...base, roots: { ...base.roots, item } };
}
