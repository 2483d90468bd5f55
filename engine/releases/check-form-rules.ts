import type { Field, Option } from '#schemas';
import { checksOf, requiredOf } from '../answers/questions.ts';
import { pointerOf } from '../documents/json-pointer.ts';
import { declarationOf } from '../fields/field-registry.ts';
import { eachOption } from '../forms/field-options.ts';
import { checkRule } from '../rules/check.ts';
import type { RuleContext } from '../rules/rule-context.ts';
import {
  booleanType,
  listOf,
  neverType,
  numberType,
  objectOf,
  type RuleType,
  textType,
  unknownType,
} from '../rules/rule-type.ts';
import { choicesOf } from './field-constraints.ts';
import { itemType } from './options-types.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from './release-index.ts';
import { contextAt, ruleFindings } from './rule-findings.ts';
import { checkRows } from './shown/check-rows.ts';
import { condition, typed, withItem } from './shown/typed-rules.ts';

/**
 * Types the rules of fields, and of the options they name, where they are used.
 * @param list pointer of the fields in their document
 */
export function* checkFieldRules(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  fields: readonly Field[],
  list: string,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  for (const [index, field] of fields.entries()) {
    const pointer = list + pointerOf(index);
    yield* condition(entry, field.when, `${pointer}/when`, base);
    yield* condition(entry, requiredOf(field), `${pointer}/required`, base);
    for (const [row, check] of checksOf(field).entries()) {
      yield* condition(entry, check.that, `${pointer}/checks/${row}/that`, base);
      yield* typed(entry, check.message, `${pointer}/checks/${row}/message`, base, textType);
    }
    const item = itemType(choicesOf(release, field) ?? []);
    yield* optionRules(release, entry, field, pointer, base, item);
    yield* viewRules(entry, field, pointer, base, item);
  }
}

function* optionRules(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  field: Field,
  pointer: string,
  base: RuleContext,
  item: RuleType,
): Iterable<ReleaseFinding> {
  if (!('options' in field)) return;
  const { options } = field;
  const { when, hint } = eachOption(field);
  const perOption = withItem(base, item);
  yield* condition(entry, when, `${pointer}/optionWhen`, perOption);
  yield* typed(entry, hint, `${pointer}/optionHint`, perOption, textType);
  if (typeof options === 'string') {
    const named = release.entry('options', options);
    if (named) yield* optionConditions(named, named.document.options, '/options', base);
    return;
  }
  if (Array.isArray(options)) return yield* optionConditions(entry, options, `${pointer}/options`, base);
  if (!('each' in options)) return;
  const at = `${pointer}/options`;
  const each = checkRule(options.each, contextAt(base, entry, `${at}/each`), listOf(unknownType));
  yield* ruleFindings(entry, each.problems);
  const inner = withItem(base, each.type.kind === 'list' ? each.type.item : neverType);
  for (const part of ['id', 'label', 'hint'] as const) {
    yield* typed(entry, options[part], `${at}/${part}`, inner, textType);
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

/** What a field shows that is computed is of the type its component expects. */
function* viewRules(
  entry: ReleaseEntry,
  field: Field,
  pointer: string,
  base: RuleContext,
  options: RuleType,
): Iterable<ReleaseFinding> {
  for (const { at, rule, gives, item } of declarationOf(field).view?.rules(field) ?? []) {
    const context = item === undefined ? base : withItem(item === 'alone' ? { roots: {} } : base, options);
    if (gives === 'rows') yield* checkRows(entry, rule, pointer + at, context);
    else yield* typed(entry, rule, pointer + at, context, givenTypes[gives]);
  }
}

const givenTypes = {
  condition: booleanType,
  image: objectOf({ src: textType, alt: textType, width: numberType, height: numberType }),
  text: textType,
} as const;
