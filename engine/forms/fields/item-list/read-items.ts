import type { JsonValue } from '../../../base/values/answers.ts';
import { isPlainObject, property } from '../../../rules/values/property.ts';
import type { FieldOf, ItemsDeclaration } from '../field-declaration.ts';
import { entryName, itemsIn, type ListItem } from '../list-item.ts';

type List = FieldOf<'item-list'>;

/** Whether a text may be the id of an item. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z0-9]{1,16}$/.test(text);
}

/** Completes items by the entries of their questions. */
export const readItems: ItemsDeclaration<List>['read'] = (
  { name, fields },
  named,
  texts,
  before,
  readOne,
) => {
  const known = new Map(itemsIn(before).map((item) => [item.id, item]));
  const items = itemsIn(named).map((item): ListItem => {
    const shown = fields.flatMap((inner) => {
      const given = texts.get(entryName(name, item.id, inner.name));
      return given ? [[inner.name, readOne(inner, given) ?? null] as const] : [];
    });
    const isWhole = Object.keys(item).length > 1;
    return { ...(isWhole ? item : (known.get(item.id) ?? item)), ...Object.fromEntries(shown) };
  });
  return items.length > 0 ? (items as JsonValue) : undefined;
};

/** The items that are each written as a text of JSON. One without an id gets its place as one. */
export const readWholeItems: ItemsDeclaration<List>['readWhole'] = ({ fields }, texts, readAgain) => {
  const items = texts.flatMap((text, index): readonly JsonValue[] => {
    const parsed = parsedText(text);
    if (!isPlainObject(parsed)) return [];
    const id = property(parsed, 'id');
    const answers = fields.flatMap((inner) => {
      const answer = readAgain(inner, property(parsed, inner.name) as JsonValue | undefined);
      return answer === undefined ? [] : [[inner.name, answer] as const];
    });
    return [{ id: isId(id) ? id : String(index + 1), ...Object.fromEntries(answers) }];
  });
  return items.length > 0 ? items : undefined;
};

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
