import type { Field, Option } from '#schemas';
import { checksOf, requiredOf } from '../answers/questions.ts';
import { quoted } from '../documents/describe-value.ts';
import { pointerOf } from '../documents/json-pointer.ts';
import { declarationOf } from '../fields/field-registry.ts';
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
  for (const { at, rule, gives } of declarationOf(field).view?.rules(field) ?? []) {
    if (gives === 'rows') yield* rows(entry, rule, pointer + at, base);
    else yield* typed(entry, rule, pointer + at, base, gives === 'text' ? textType : booleanType);
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
