import { kindNamedBy } from '#analysis';
import { isSchema, type Schema, textOf } from './schema.ts';

const names = /definitions\.schema\.json#\/definitions\/(id|name)$/;

/**
 * A property with the names from documents as completions, where it takes any; an editor accepts other names,
 * too.
 */
export function namePlace(property: string, source: Schema, converted: Schema, namesFile: string): Schema {
  const kind = property === 'clear' ? 'clearable' : kindNamedBy(property);
  if (kind === undefined) return converted;
  const completed = { anyOf: [{ $ref: `${namesFile}#/definitions/${kind}` }, {}] };
  if (isName(source)) {
    const { $ref, ...words } = converted;
    return { ...words, ...($ref !== undefined && { allOf: [{ $ref }] }), ...completed };
  }
  const list = converted.items;
  if (isSchema(source.items) && (isName(source.items) || kind === 'clearable') && isSchema(list)) {
    return { ...converted, items: { allOf: [list], ...completed } };
  }
  const isUnion = Array.isArray(source.oneOf) && source.oneOf.some((each) => isSchema(each) && isName(each));
  return isUnion ? { description: source.description, allOf: [converted, completed] } : converted;
}

function isName({ $ref }: Schema): boolean {
  return names.test(textOf($ref) ?? '');
}
