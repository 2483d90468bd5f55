import { describeRule, writeFormula } from '#analysis';
import { Fault, readRule } from '#engine';
import { isFormula } from '#engine/parts';
import type { Rule } from '#schemas';

/** A rule as its author reads it. */
export interface ShownRule {
  /** The formula with its "=", or the plain text. */
  readonly text: string;
  /** One English sentence; undefined for a plain value, and for a formula that cannot be read. */
  readonly sentence: string | undefined;
}

/** Words for the values that a rule reads, by their paths. */
export type PathWords = ReadonlyMap<string, string>;

/** The rule that a document has at some place: a formula, the lines of one, a tree or a plain value. */
export function showRule(value: unknown, words: PathWords = new Map()): ShownRule {
  if (value === undefined) return { text: '', sentence: undefined };
  const text = textOf(value);
  const rule = ruleOf(value);
  if (rule === undefined || (!isFormula(value) && typeof rule !== 'object'))
    return { text, sentence: undefined };
  const reference = (path: string) => {
    const label = words.get(path);
    return label === undefined ? undefined : `“${label}”`;
  };
  return { text, sentence: describeRule(rule, { reference }) };
}

/** The tree of a rule as it is written; undefined while it has mistakes. */
export function ruleOf(value: unknown): Rule | undefined {
  const { rule, problems } = readRule(JSON.stringify({ rule: value }), value, 'rule');
  return problems.length > 0 || rule === undefined ? undefined : (rule as Rule);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isFormula(value) && Array.isArray(value)) return value.join('\n');
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return `= ${writeFormula(value as Rule)}`;
  } catch (error) {
    if (error instanceof Fault) return JSON.stringify(value);
    throw error;
  }
}

/**
 * The value that a document has for a text that an author typed for a rule.
 *
 * @param example what was there, or stands in the same place of another row: a number stays a number
 */
export function writtenRule(text: string, example?: unknown): string | number | boolean | undefined {
  if (text === '') return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  const isNumber = typeof example === 'number' && text.trim() !== '' && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
}
