import type { Rule, Template } from '#schemas';
import { isRuleIn } from '../rules/evaluation/template-node.ts';
import { isPlainObject } from '../rules/values/property.ts';

/** An entry that may be repeated for each element of a list. */
export interface Repeated {
  /** Gives the list. */
  readonly each?: Rule;
  /** What rules call the element; `item` when left out. */
  readonly as?: string;
}

/** A template of the values of a list's entries, those with `each` once for each element of theirs. */
export function listTemplate<Entry extends Repeated>(
  entries: readonly Entry[],
  template: (entry: Entry) => { readonly [name: string]: Template },
): Template {
  if (entries.every(({ each }) => each === undefined)) return entries.map(template);
  return {
    merge: entries.map((entry) =>
      entry.each === undefined
        ? { object: template(entry) }
        : eachTemplate(entry, entry.each, template(entry)),
    ),
  };
}

/** A template of a list: an object for each element. */
export function eachTemplate(
  { as }: Repeated,
  each: Rule,
  object: { readonly [name: string]: Template },
): Template {
  const body = { object };
  return { map: as === undefined || as === 'item' ? [each, body] : [each, body, as] };
}

/** The template of rows, in which some may be repeated. */
export function rowsTemplate(rows: Template): Template {
  if (!Array.isArray(rows) || !rows.some(isRepeated)) return rows;
  return {
    merge: rows.map((row): Template => {
      if (!isRepeated(row)) return isParts(row) ? { object: row } : row;
      const { each = null, as, ...parts } = row;
      return eachTemplate(typeof as === 'string' ? { as } : {}, each, parts);
    }),
  };
}

/** Whether a row is repeated for each element of a list. */
export function isRepeated(row: Template): row is { readonly [name: string]: Template } {
  return isParts(row) && row.each !== undefined;
}

/** Whether a template is an object of templates. */
function isParts(template: Template): template is { readonly [name: string]: Template } {
  return isPlainObject(template) && !isRuleIn(template);
}
