import type { Form, Option } from '#schemas';
import { checksOf, requiredOf } from '../answers/questions.ts';
import { pointerOf } from '../documents/json-pointer.ts';
import { checkRule } from '../rules/check.ts';
import type { RuleContext } from '../rules/rule-context.ts';
import { booleanType } from '../rules/rule-type.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from './release-index.ts';
import { contextAt, ruleFindings } from './rule-findings.ts';

/** Types the rules of a form, and of the options its fields name, where the form is used. */
export function* checkFormRules(
  release: ReleaseIndex,
  entry: ReleaseEntry<Form>,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  for (const [index, field] of entry.document.fields.entries()) {
    const pointer = pointerOf('fields', index);
    yield* condition(entry, field.when, `${pointer}/when`, base);
    yield* condition(entry, requiredOf(field), `${pointer}/required`, base);
    for (const [row, check] of checksOf(field).entries()) {
      yield* condition(entry, check.that, `${pointer}/checks/${row}/that`, base);
    }
    if (!('options' in field)) continue;
    const { options } = field;
    if (Array.isArray(options)) yield* optionConditions(entry, options, `${pointer}/options`, base);
    else if (typeof options === 'string') {
      const named = release.of('options').find(({ document }) => document.id === options);
      if (named) yield* optionConditions(named, named.document.options, '/options', base);
    }
  }
}

function* optionConditions(
  entry: ReleaseEntry,
  options: readonly Option[],
  pointer: string,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  for (const [index, option] of options.entries()) {
    yield* condition(entry, option.when, `${pointer}/${index}/when`, base);
  }
}

/** A rule that decides something gives true or false. */
export function condition(
  entry: ReleaseEntry,
  rule: unknown,
  pointer: string,
  base: RuleContext,
): readonly ReleaseFinding[] {
  if (rule === undefined) return [];
  return ruleFindings(entry, checkRule(rule, contextAt(base, entry, pointer), booleanType).problems);
}
