import type { Field } from '#schemas';
import { pointerOf } from '../../base/json/json-pointer.ts';
import type { JsonValue } from '../../base/values/answers.ts';
import type { ItemsDeclaration } from '../fields/field-declaration.ts';
import { declarationOf } from '../fields/field-registry.ts';
import { entryPath, type ItemEdit } from '../fields/list-item.ts';

/** How a field asks about several items; undefined for any other field. */
export function itemsOf(field: Field): ItemsDeclaration | undefined {
  return declarationOf(field).items;
}

/** The questions about each item of a list; none for any other field. */
export function itemFields(field: Field): readonly Field[] {
  return itemsOf(field)?.fields(field) ?? [];
}

/** A field and the questions of its items, by the names of their constraints: `members`, `members.age`. */
export function namedFields(field: Field): readonly (readonly [name: string, field: Field])[] {
  const inner = itemFields(field).map((each) => [`${field.name}.${each.name}`, each] as const);
  return [[field.name, field], ...inner];
}

/** Where a field stands in a form: at its top, or among the questions of a list. */
export interface FieldPlace {
  readonly field: Field;
  readonly pointer: string;
}

/**
 * Fields with the questions of their lists, each after its list.
 *
 * @param pointer to the fields
 */
export function fieldPlaces(fields: readonly Field[], pointer: string): readonly FieldPlace[] {
  return fields.flatMap((field, index) => {
    const at = pointer + pointerOf(index);
    return [{ field, pointer: at }, ...fieldPlaces(itemFields(field), `${at}/fields`)];
  });
}

/** The answer to a list before the visitor gives one: as many items as there must be. */
export function firstItems(field: Field): JsonValue | undefined {
  return itemsOf(field)?.first(field);
}

/** The answer after a change of its items; as it was if the change is not possible. */
export function changeItems(
  field: Field,
  answer: JsonValue | undefined,
  edit: ItemEdit,
): JsonValue | undefined {
  const declared = itemsOf(field);
  return declared ? declared.change(field, answer, edit) : answer;
}

/** The value of the button that changes a list where there are no scripts. */
export function writeItemEdit(list: string, { edit, id }: ItemEdit): string {
  return `${list}:${edit}:${id}`;
}

/** The list and its change that a button names; without `edit` for any other value. */
export function readItemEdit(value: string): { readonly field: string; readonly edit?: ItemEdit } {
  const [list = '', edit = '', id = ''] = value.split(':');
  const [field] = entryPath(list);
  return isEdit(edit) && /^[a-z0-9]{1,16}$/.test(id) ? { field, edit: { edit, id } } : { field };
}

function isEdit(text: string): text is ItemEdit['edit'] {
  return ['add', 'remove', 'up', 'down'].includes(text);
}
