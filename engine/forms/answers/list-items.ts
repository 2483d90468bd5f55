import type { Field } from '#schemas';
import { pointerOf } from '../../base/json/json-pointer.ts';
import type { JsonValue } from '../../base/values/answers.ts';
import { isPlainObject } from '../../rules/values/property.ts';
import type { ItemsDeclaration } from '../fields/field-declaration.ts';
import { declarationOf } from '../fields/field-registry.ts';

/** An item of a list: its id, and its answers by name. An answer that was left blank is null. */
export interface ListItem {
  readonly id: string;
  readonly [name: string]: JsonValue | undefined;
}

/** A change of the items of a list. */
export type ItemEdit =
  | { readonly edit: 'add'; readonly id: string }
  | { readonly edit: 'remove' | 'up' | 'down'; readonly id: string };

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

/** The items in an answer, each id once. */
export function itemsIn(answer: unknown): readonly ListItem[] {
  if (!Array.isArray(answer)) return [];
  const items = answer.filter((each): each is ListItem => isPlainObject(each) && typeof each.id === 'string');
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/**
 * Name of the control for an answer of an item, and of the problem with it.
 *
 * @example entryName('members', 'a1', 'age') // 'members.a1.age'
 */
export function entryName(list: string, item: string, name: string): string {
  return `${list}.${item}.${name}`;
}

/** The parts of a control's name; without `item` and `inner` for a field that is in no list. */
export function entryPath(
  name: string,
): readonly [field: string, item: string | undefined, inner: string | undefined] {
  const [field = '', item, inner] = name.split('.');
  return [field, item, inner];
}

/** The answer to a list before the visitor gives one: as many items as there must be. */
export function firstItems(field: Field): JsonValue | undefined {
  const fewest = itemsOf(field)?.fewest(field) ?? 0;
  if (fewest === 0) return undefined;
  return Array.from({ length: fewest }, (_, index) => newItem(field, String(index + 1)) as JsonValue);
}

/** An item whose questions have their defaults. */
function newItem(field: Field, id: string): ListItem {
  const defaults = itemFields(field).flatMap((each) =>
    'default' in each && each.default !== undefined ? [[each.name, each.default] as const] : [],
  );
  return { id, ...Object.fromEntries(defaults) };
}

/** The answer after a change of its items; as it was if the change is not possible. */
export function changeItems(
  field: Field,
  answer: JsonValue | undefined,
  { edit, id }: ItemEdit,
): JsonValue | undefined {
  const declared = itemsOf(field);
  const items = itemsIn(answer);
  if (!declared) return answer;
  const at = items.findIndex((item) => item.id === id);
  if (edit === 'add') {
    const isFull = items.length >= declared.most(field);
    return at >= 0 || isFull ? answer : ([...items, newItem(field, id)] as JsonValue);
  }
  if (at < 0) return answer;
  if (edit === 'remove') {
    if (items.length <= declared.fewest(field)) return answer;
    const left = items.filter((item) => item.id !== id);
    return left.length > 0 ? (left as JsonValue) : undefined;
  }
  const to = edit === 'up' ? at - 1 : at + 1;
  const other = items[to];
  const item = items[at];
  if (other === undefined || item === undefined) return answer;
  return items.with(at, other).with(to, item) as JsonValue;
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
