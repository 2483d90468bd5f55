import type { Card, Field, Option } from '#schemas';
import { checksOf, requiredOf } from '../answers/questions.ts';
import { quoted } from '../documents/describe-value.ts';
import { pointerOf } from '../documents/json-pointer.ts';
import { checkRule, checkTemplate } from '../rules/check.ts';
import type { RuleContext } from '../rules/rule-context.ts';
import {
  booleanType,
  listOf,
  neverType,
  objectOf,
  type RuleType,
  textType,
  unknownType,
} from '../rules/rule-type.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from './release-index.ts';
import { contextAt, ruleFindings } from './rule-findings.ts';

const rowParts: readonly string[] = ['label', 'value', 'note'];
const rowsType = listOf(objectOf({ label: textType, value: textType, note: textType }));

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
    yield* optionRules(release, entry, field, pointer, base);
    yield* viewRules(entry, field, pointer, base);
  }
}

function* optionRules(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  field: Field,
  pointer: string,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  if (!('options' in field)) return;
  const { options } = field;
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
  const item = each.type.kind === 'list' ? each.type.item : neverType;
  const inner = { ...base, roots: { ...base.roots, item } };
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
): Iterable<ReleaseFinding> {
  switch (field.type) {
    case 'notice':
      return yield* typed(entry, field.text, `${pointer}/text`, base, textType);
    case 'next-steps':
      for (const [index, { when, text }] of field.steps.entries()) {
        yield* condition(entry, when, `${pointer}/steps/${index}/when`, base);
        yield* typed(entry, text, `${pointer}/steps/${index}/text`, base, textType);
      }
      return;
    case 'table':
      return yield* rows(entry, field.rows, `${pointer}/rows`, base);
    case 'look-up-input': {
      yield* condition(entry, field.refused?.when, `${pointer}/refused/when`, base);
      yield* typed(entry, field.refused?.text, `${pointer}/refused/text`, base, textType);
      const at = `${pointer}/found`;
      yield* condition(entry, field.found.when, `${at}/when`, base);
      yield* rows(entry, field.found.rows, `${at}/rows`, base);
      return yield* typed(entry, field.found.icon?.name, `${at}/icon/name`, base, textType);
    }
    case 'choice-cards':
      for (const [index, { card }] of field.options.entries()) {
        if (card) yield* cardRules(entry, card, `${pointer}/options/${index}/card`, base);
      }
  }
}

function* cardRules(
  entry: ReleaseEntry,
  card: Card,
  pointer: string,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  const { features = [], unavailable, alerts = [] } = card;
  for (const text of ['badge', 'subtitle', 'description'] as const) {
    yield* typed(entry, card[text], `${pointer}/${text}`, base, textType);
  }
  for (const [index, { text }] of features.entries()) {
    yield* typed(entry, text, `${pointer}/features/${index}/text`, base, textType);
  }
  yield* rows(entry, card.rows, `${pointer}/rows`, base);
  yield* typed(entry, card.details?.text, `${pointer}/details/text`, base, textType);
  yield* rows(entry, card.details?.rows, `${pointer}/details/rows`, base);
  yield* condition(entry, unavailable?.when, `${pointer}/unavailable/when`, base);
  for (const [index, { when, text }] of alerts.entries()) {
    yield* condition(entry, when, `${pointer}/alerts/${index}/when`, base);
    yield* typed(entry, text, `${pointer}/alerts/${index}/text`, base, textType);
  }
}

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

function rows(
  entry: ReleaseEntry,
  template: unknown,
  pointer: string,
  base: RuleContext,
): readonly ReleaseFinding[] {
  if (template === undefined) return [];
  const checked = checkTemplate(template, contextAt(base, entry, pointer), rowsType);
  const findings = ruleFindings(entry, checked.problems);
  const row = checked.type.kind === 'list' ? checked.type.item : neverType;
  if (findings.length > 0 || row.kind !== 'object') return findings;
  const given = Object.keys(row.properties);
  const missing = ['label', 'value'].filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !rowParts.includes(name));
  if (missing.length === 0 && unknown.length === 0) return [];
  const message = `A row has "label", "value" and perhaps "note"; these have ${given.map(quoted).join(', ')}.`;
  const help =
    missing[0] === undefined ? `Take out ${unknown.map(quoted).join(', ')}.` : `Add ${quoted(missing[0])}.`;
  return [{ entry, code: 'wrong-rule-type', pointer, message, help }];
}
