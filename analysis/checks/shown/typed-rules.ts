import type { RuleContext, RuleType } from '#engine';
import { booleanType, textRows, textType } from '#engine/parts';
import { checkRule } from '../../rules/typing/check.ts';
import { contextAt, ruleFindings } from '../contexts/rule-findings.ts';
import type { ReleaseEntry, ReleaseFinding } from '../release/release-index.ts';

/** Checks that a condition gives true or false. */
export function condition(
  entry: ReleaseEntry,
  rule: unknown,
  pointer: string,
  base: RuleContext,
): readonly ReleaseFinding[] {
  return typed(entry, rule, pointer, base, booleanType);
}

/** Checks that a rule gives a value of a type. */
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

/** The context of rules evaluated for each of several things, which they read as `item`. */
export function withItem(base: RuleContext, item: RuleType): RuleContext {
  return { ...base, roots: { ...base.roots, item } };
}

/** Checks a text: one rule, or rows of texts, none of them after one without a condition. */
export function* checkText(
  entry: ReleaseEntry,
  text: unknown,
  pointer: string,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  const rows = textRows(text);
  if (rows === undefined) return yield* typed(entry, text, pointer, base, textType);
  const last = rows.findIndex(({ when }) => when === undefined);
  for (const [index, row] of rows.entries()) {
    const at = `${pointer}/${index}`;
    if (last !== -1 && index > last) {
      const message = 'This row is never reached: the row before it without "when" is always shown.';
      yield { entry, code: 'unreachable-row', pointer: at, message, help: 'Put it before that row.' };
    }
    yield* condition(entry, row.when, `${at}/when`, base);
    yield* typed(entry, row.text, `${at}/text`, base, textType);
  }
}
