import {
  itemFields,
  objectOf,
  pointerOf,
  type RuleContext,
  type RuleType,
  repetitionOf,
  requiredOf,
} from '#engine';
import {
  answerType,
  booleanType,
  checksOf,
  constraintOf,
  dateType,
  eachOption,
  elementOf,
  fieldView,
  type Limits,
  limitsOf,
  listOf,
  missingType,
  numberType,
  type PlacedRule,
  placedRules,
  takeOut,
  textType,
  unknownType,
} from '#engine/parts';
import type { Choice, Field, Template } from '#schemas';
import { checkRule } from '../../rules/typing/check.ts';
import { choicesOf, optionsOf } from '../contexts/choices-of.ts';
import { itemType } from '../contexts/options-types.ts';
import { contextAt, ruleFindings } from '../contexts/rule-findings.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkLoop, checkWhole, withElement } from '../shown/check-loops.ts';
import { checkRows } from '../shown/check-rows.ts';
import { checkText, condition, typed, withItem } from '../shown/typed-rules.ts';

/**
 * Checks the types of rules in fields, and in the options they name, for each use.
 * @param list pointer to the fields in their document
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
    const loop = repetitionOf(field);
    if (loop) yield* checkLoop(entry, loop, pointer, base);
    const inner = loop ? withElement(base, loop) : base;
    yield* condition(entry, field.when, `${pointer}/when`, inner);
    yield* condition(entry, requiredOf(field), `${pointer}/required`, base);
    for (const [row, check] of checksOf(field).entries()) {
      yield* condition(entry, check.that, `${pointer}/checks/${row}/that`, base);
      yield* checkText(entry, check.message, `${pointer}/checks/${row}/message`, base);
    }
    yield* limitRules(release, entry, field, pointer, base);
    const item = itemOf(release, field);
    yield* optionRules(release, entry, field, pointer, base, item);
    if (itemFields(field).length > 0) yield* itemRules(release, entry, field, pointer, base);
    const findings = [...viewRules(entry, field, pointer, inner, item)];
    yield* findings.length > 0 || !loop ? findings : checkWhole(entry, fieldView(field), pointer, base);
  }
}

/** Kinds of answers that each limit fits, and the type of the limit. */
const limitTypes: { readonly [keyword in keyof Limits]-?: readonly [kind: RuleType['kind'], RuleType] } = {
  minimum: ['number', numberType],
  maximum: ['number', numberType],
  exclusiveMinimum: ['number', numberType],
  exclusiveMaximum: ['number', numberType],
  minItems: ['list', numberType],
  maxItems: ['list', numberType],
  formatMinimum: ['date', dateType],
  formatMaximum: ['date', dateType],
};

/** Formats of texts that sort by time: limits of when are texts, too. */
const sortedFormats: ReadonlySet<unknown> = new Set(['year-month', 'time-of-day']);
const timeInText: readonly [kind: RuleType['kind'], RuleType] = ['text', textType];

/** Checks the limits that are worked out: each fits the answer, and has its type. */
function* limitRules(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  field: Field,
  pointer: string,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  const { kind } = answerType(field, optionsOf(release));
  const isTimeInText = sortedFormats.has(constraintOf(field).format);
  for (const [keyword, rule] of Object.entries(limitsOf(field))) {
    const at = `${pointer}/limits/${keyword}`;
    const [fits, type] =
      isTimeInText && keyword.startsWith('format') ? timeInText : limitTypes[keyword as keyof Limits];
    yield* typed(entry, rule, at, base, type);
    if (kind === fits || kind === 'never' || kind === 'unknown') continue;
    yield {
      entry,
      code: 'useless-constraint',
      pointer: at,
      part: 'key',
      message: `"${keyword}" says nothing of the answer to this question, which is no ${fits}.`,
      help: `Take it out, or let "value" say that the answer is a ${fits}.`,
      fix: takeOut(`Take "${keyword}" out`, at, true),
    };
  }
}

/** The rules of the questions of a list, which read the item as `item`. */
function* itemRules(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  field: Field,
  pointer: string,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  const element = elementOf(answerType(field, optionsOf(release)));
  const asked = element.kind === 'object' ? element.properties : {};
  const inner = withItem(base, objectOf({ ...asked, position: numberType }));
  if ('itemTitle' in field) yield* checkText(entry, field.itemTitle, `${pointer}/itemTitle`, inner);
  yield* checkFieldRules(release, entry, itemFields(field), `${pointer}/fields`, inner);
}

/** Type of `item` in rules that are evaluated for each option of a field. */
function itemOf(release: ReleaseIndex, field: Field): RuleType {
  const named = 'options' in field && typeof field.options === 'string' ? field.options : undefined;
  if (named !== undefined && release.find('options', named) === undefined) return missingType;
  return itemType(choicesOf(release, field) ?? []);
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
    if (named) yield* optionConditions(named, named.document.options ?? [], '/options', base);
    return;
  }
  if (Array.isArray(options)) return yield* optionConditions(entry, options, `${pointer}/options`, base);
  if (!('each' in options)) return;
  const at = `${pointer}/options`;
  const each = checkRule(options.each, contextAt(base, entry, `${at}/each`), listOf(unknownType));
  yield* ruleFindings(entry, each.problems);
  const inner = withItem(base, elementOf(each.type));
  for (const part of ['id', 'label', 'hint'] as const) {
    yield* typed(entry, options[part], `${at}/${part}`, inner, textType);
  }
}

function* optionConditions(
  entry: ReleaseEntry,
  options: readonly Choice[],
  pointer: string,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  for (const [index, option] of options.entries()) {
    yield* condition(entry, option.when, `${pointer}/${index}/when`, base);
  }
}

/** Checks that the computed parts of a field have the types its component expects. */
function* viewRules(
  entry: ReleaseEntry,
  field: Field,
  pointer: string,
  base: RuleContext,
  options: RuleType,
): Iterable<ReleaseFinding> {
  for (const placed of placedRules(field)) {
    const inner = contextOf(placed, base, options);
    yield* shownRule(entry, placed, pointer + placed.at, inner);
  }
}

function contextOf({ item, within }: PlacedRule, base: RuleContext, options: RuleType): RuleContext {
  const inner = item === undefined ? base : withItem(item === 'alone' ? { roots: {} } : base, options);
  return within ? withElement(inner, within) : inner;
}

function shownRule(
  entry: ReleaseEntry,
  { rule, gives, loop }: PlacedRule,
  at: string,
  context: RuleContext,
): Iterable<ReleaseFinding> {
  switch (gives) {
    case 'list':
      return loop ? checkLoop(entry, loop, at, context) : [];
    case 'rows':
      return checkRows(entry, rule as Template | undefined, at, context);
    case 'text':
      return checkText(entry, rule, at, context);
    case 'whole':
      return checkWhole(entry, rule, at, context);
    default:
      return typed(entry, rule, at, context, givenTypes[gives]);
  }
}

const givenTypes = {
  condition: booleanType,
  image: objectOf({ src: textType, alt: textType, width: numberType, height: numberType }),
} as const;
