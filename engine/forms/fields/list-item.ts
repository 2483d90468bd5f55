import type { JsonValue } from '../../base/values/answers.ts';
import { isPlainObject } from '../../rules/values/property.ts';

/** An item of a list: its id, and its answers by name. An answer that was left blank is null. */
export interface ListItem {
  readonly id: string;
  readonly [name: string]: JsonValue | undefined;
}

/** A change of the items of a list. */
export type ItemEdit =
  | { readonly edit: 'add'; readonly id: string }
  | { readonly edit: 'remove' | 'up' | 'down'; readonly id: string };

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
