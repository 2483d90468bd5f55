import type { Rule } from '#schemas';
import { isPlainObject } from '../values/property.ts';

/** One row of a text: shown if its condition is the first that is true. */
export interface TextRow {
  readonly when?: Rule;
  readonly text: Rule;
}

/** The rows of a text; undefined for a text that is a single rule. */
export function textRows(text: unknown): readonly TextRow[] | undefined {
  if (!Array.isArray(text) || text.length === 0) return undefined;
  return text.every((row) => isPlainObject(row) && 'text' in row) ? text : undefined;
}

/**
 * The rule of a shown text. For a list of rows, it gives the text of the first row whose condition is true.
 *
 * @example textRule([{ when: { var: 'facts.isNew' }, text: 'New' }, { text: 'Used' }])
 */
export function textRule(text: Rule): Rule {
  const rows = textRows(text);
  if (rows === undefined) return text;
  const last = rows.findIndex(({ when }) => when === undefined);
  const reached = last === -1 ? rows : rows.slice(0, last);
  const branches = reached.flatMap(({ when = null, text: shown }) => [when, shown]);
  const otherwise = rows[last]?.text;
  if (reached.length === 0) return otherwise ?? null;
  return { if: otherwise === undefined ? branches : [...branches, otherwise] };
}
