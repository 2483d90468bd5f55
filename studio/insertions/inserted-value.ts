import { describeRule, writeFormula } from '#analysis';
import { type JsonValue, piecesOf } from '#engine';
import type { Rule } from '#schemas';
import { unknownSubject } from '../conditions/subjects.ts';
import { isObject } from '../settings/json.ts';
import { isSimple } from '../settings/properties.ts';
import { ruleOf } from '../settings/rules.ts';

/** A value that a text or a request reads. */
export interface InsertedValue {
  /** How a formula reads it, such as `answers.day`. */
  readonly path: string;
  /** The pattern that a date is written by; undefined for a date as services write it, and for other values. */
  readonly format: string | undefined;
  /** Stands in its place while there is none. */
  readonly otherwise: string | number | boolean | undefined;
}

/** The value that a formula reads, as far as it does nothing else; undefined for a plain value. */
export function readInsertedValue(formula: unknown): InsertedValue | undefined {
  const rule = ruleOf(formula);
  if (!isObject(rule) || Object.keys(rule).length !== 1) return undefined;
  const formatted = rule['format-date'];
  if (formatted === undefined) return readPath(rule);
  const [date, format, ...others]: readonly unknown[] = Array.isArray(formatted) ? formatted : [];
  const read = readPath(date);
  const isWritten = typeof format === 'string' && others.length === 0 && read?.otherwise === undefined;
  return read && isWritten ? { ...read, format } : undefined;
}

function readPath(rule: unknown): InsertedValue | undefined {
  if (!isObject(rule) || Object.keys(rule).length !== 1) return undefined;
  const [path, otherwise, ...others]: readonly unknown[] = [rule.var].flat();
  if (typeof path !== 'string' || path === '' || others.length > 0) return undefined;
  if (otherwise !== undefined && !isSimple(otherwise)) return undefined;
  return { path, format: undefined, otherwise };
}

/** The formula that reads a value, without its "=". */
export function writeInsertedValue({ path, format, otherwise }: InsertedValue): string {
  const read: Rule = { var: otherwise === undefined ? path : [path, otherwise] };
  return writeFormula(format === undefined ? read : { 'format-date': [read, format] });
}

/** A part of a text that is replaced by a value: where it is, and how authors read it. */
export interface Insertion {
  /** Offsets of the braces around it. */
  readonly from: number;
  readonly to: number;
  /** The formula between them. */
  readonly formula: string;
  readonly words: string;
}

/** The values that a text inserts. */
export function insertionsIn(text: string, words: ReadonlyMap<string, string>): readonly Insertion[] {
  return piecesOf(text).flatMap((piece) => {
    const [from, to] = [piece.offset - 2, piece.offset + piece.text.length + 2];
    if (piece.kind !== 'formula' || to > text.length) return [];
    const formula = piece.text.trim();
    return { from, to, formula, words: wordsOfFormula(formula, words) };
  });
}

function wordsOfFormula(formula: string, words: ReadonlyMap<string, string>): string {
  const value = readInsertedValue(`= ${formula}`);
  const reference = (path: string) => words.get(path) ?? unknownSubject(path).label;
  if (value !== undefined) {
    const missing = value.otherwise === undefined ? '' : `, or ${asWords(value.otherwise)}`;
    return reference(value.path) + missing;
  }
  const rule = ruleOf(`= ${formula}`);
  return rule === undefined ? formula || 'nothing' : describeRule(rule, { reference });
}

function asWords(value: JsonValue): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
