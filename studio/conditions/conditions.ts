import { writeFormula } from '#analysis';
import type { JsonValue } from '#engine';
import type { Rule } from '#schemas';
import { isObject } from '../settings/json.ts';
import { ruleOf } from '../settings/rules.ts';
import {
  type ComparisonName,
  comparisonNames,
  comparisons,
  comparisonsFor,
  type Takes,
} from './comparisons.ts';
import { readDateValue } from './date-value.ts';
import type { Subject } from './subjects.ts';

/** One comparison of a value. */
export interface Test {
  readonly kind: 'test';
  /** Path of what is compared, such as `answers.loaf`. */
  readonly path: string;
  readonly comparison: ComparisonName;
  /** The value that it is compared with; undefined where the comparison needs nothing. */
  readonly value: JsonValue | undefined;
}

/** Parts of which all must hold, or any; or of which that must not be so. */
export interface Group {
  readonly kind: 'group';
  readonly joins: 'and' | 'or';
  readonly isNot: boolean;
  readonly parts: readonly Part[];
}

/** A part that no comparison says: its rule stays as it is. */
interface OtherPart {
  readonly kind: 'other';
  readonly rule: Rule;
}

export type Part = Test | Group | OtherPart;

/** The condition of something that has none yet. */
export const noCondition: Group = { kind: 'group', joins: 'and', isNot: false, parts: [] };

/** The condition that a rule says; undefined for one that says nothing in comparisons, such as a call of a function. */
export function readCondition(value: unknown): Group | undefined {
  const rule = ruleOf(value);
  if (!isObject(rule)) return undefined;
  const part = readPart(rule);
  if (part.kind === 'other' || !hasTest(part)) return undefined;
  return part.kind === 'group' ? part : { ...noCondition, parts: [part] };
}

function hasTest(part: Part): boolean {
  return part.kind === 'group' ? part.parts.some(hasTest) : part.kind === 'test';
}

function readPart(rule: { readonly [name: string]: unknown }): Part {
  const test = readTest(rule);
  if (test) return test;
  for (const joins of ['and', 'or'] as const) {
    const joined = rule[joins];
    if (Array.isArray(joined) && joined.length > 1)
      return { kind: 'group', joins, isNot: false, parts: joined.map(partOf) };
  }
  const inner = rule.not;
  if (isObject(inner)) {
    const part = readPart(inner);
    if (part.kind === 'group' && !part.isNot) return { ...part, isNot: true };
    if (part.kind !== 'other') return { kind: 'group', joins: 'and', isNot: true, parts: [part] };
  }
  return { kind: 'other', rule: rule as Rule };
}

function partOf(rule: unknown): Part {
  return isObject(rule) ? readPart(rule) : { kind: 'other', rule: rule as Rule };
}

/** The comparison that writes the same rule, if there is one. */
function readTest(rule: unknown): Test | undefined {
  const [path, ...others] = new Set(pathsIn(rule));
  if (path === undefined || others.length > 0) return undefined;
  const values = valuesIn(rule);
  for (const comparison of comparisonNames) {
    const { takes, write } = comparisons[comparison];
    for (const value of takes === 'nothing' ? [undefined] : values.filter((each) => fits(each, takes))) {
      const written = write(path, value ?? null);
      if (JSON.stringify(written) === JSON.stringify(rule)) return { kind: 'test', path, comparison, value };
    }
  }
  return undefined;
}

/** The paths that a rule reads, but for today. */
function pathsIn(rule: unknown): readonly string[] {
  if (Array.isArray(rule)) return rule.flatMap(pathsIn);
  if (!isObject(rule)) return [];
  if (!('var' in rule)) return Object.values(rule).flatMap(pathsIn);
  const [path] = [rule.var].flat();
  return typeof path === 'string' && path !== 'now' ? [path] : [];
}

/** The values that the parts of a rule are compared with. */
function valuesIn(rule: unknown): readonly JsonValue[] {
  if (!isObject(rule) || 'var' in rule) return [];
  return Object.values(rule).flatMap((own) => {
    if (!Array.isArray(own)) return valuesIn(own);
    const plain = (own as readonly JsonValue[]).filter(
      (each) => !isObject(each) || readDateValue(each) !== undefined,
    );
    const range = plain.length > 1 && plain.every((each) => typeof each === 'number') ? [plain] : [];
    return [...plain, ...range, ...own.flatMap(valuesIn)];
  });
}

function fits(value: JsonValue, takes: Takes): boolean {
  switch (takes) {
    case 'several':
      return Array.isArray(value) && value.every((each) => typeof each === 'string');
    case 'range':
      return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');
    case 'date':
      return readDateValue(value) !== undefined;
    case 'number':
      return typeof value === 'number';
    default:
      return !Array.isArray(value) && !isObject(value);
  }
}

/** The paths that the comparisons of a condition read. */
export function pathsOfCondition(part: Part): readonly string[] {
  if (part.kind === 'group') return part.parts.flatMap(pathsOfCondition);
  return part.kind === 'test' ? [part.path] : [];
}

/** The formula of a condition with its "="; undefined for one without parts. */
export function writeCondition(condition: Group): string | undefined {
  const rule = ruleOfPart(condition);
  return rule === undefined ? undefined : `= ${writeFormula(rule)}`;
}

/** The rule of a part; undefined for a group of nothing. */
function ruleOfPart(part: Part): Rule | undefined {
  if (part.kind === 'other') return part.rule;
  if (part.kind === 'test') return comparisons[part.comparison].write(part.path, part.value ?? null);
  const rules = part.parts.flatMap((each) => ruleOfPart(each) ?? []);
  const [first, ...others] = rules;
  if (first === undefined) return undefined;
  const joined = others.length === 0 ? first : ({ [part.joins]: rules } as Rule);
  return part.isNot ? { not: joined } : joined;
}

/** A comparison that begins with a value of its kind. */
export function firstTest(subject: Subject): Test {
  const [comparison = 'answered'] = comparisonsFor(subject.kind ?? 'object');
  return { kind: 'test', path: subject.path, comparison, value: firstValue(comparison, subject) };
}

/** A value to compare with until the author chooses another. */
export function firstValue(
  comparison: ComparisonName,
  { kind, options }: Pick<Subject, 'kind' | 'options'>,
): JsonValue | undefined {
  const first = options[0]?.id ?? (kind === 'number' ? 0 : '');
  switch (comparisons[comparison].takes) {
    case 'nothing':
      return undefined;
    case 'number':
      return kind === 'number' ? 0 : 1;
    case 'range':
      return [0, 10];
    case 'date':
      return { var: 'now' };
    case 'several':
      return [first];
    default:
      return first;
  }
}
