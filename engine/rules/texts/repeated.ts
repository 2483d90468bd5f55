import type { Rule, Template } from '#schemas';
import { isRuleIn } from '../evaluation/template-node.ts';
import { isPlainObject } from '../values/property.ts';

/** An entry that may be repeated for each element of a list. */
export interface Repeated {
  /** The list. */
  readonly each?: Rule;
  /** Name of the element in rules; `item` by default. */
  readonly as?: string;
}

/** A template of a list's entries. Entries with `each` are repeated for each element of that list. */
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

/** A template of a list with an object for each element. */
export function eachTemplate(
  { as }: Repeated,
  each: Rule,
  object: { readonly [name: string]: Template },
): Template {
  const body = { object };
  return { map: as === undefined || as === 'item' ? [each, body] : [each, body, as] };
}

/** A template of rows, some of which may be repeated. */
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
