import { canonicalJson, pointerOf } from '#engine';
import { alignLists } from './align-lists.ts';

/** A value that both sides changed differently; undefined for a side without it. */
export interface MergeConflict {
  readonly pointer: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** The value with both changes; the preferred side's in a conflict. */
  readonly value: unknown;
  /** Empty when the changes do not overlap. */
  readonly conflicts: readonly MergeConflict[];
}

/**
 * Three-way merge of a JSON value. Members of objects merge by name, lists by sections between common
 * entries. No change is lost: each is in the value or reported as a conflict.
 *
 * @param prefer what wins a conflict, or what does at each pointer
 * @example mergeJson({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }).value // { a: 2, b: 3 }
 */
export function mergeJson(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  prefer: Preference | ((pointer: string) => Preference) = 'mine',
): Merge {
  const conflicts: MergeConflict[] = [];
  const preferred = typeof prefer === 'function' ? prefer : () => prefer;
  const value = merge({ base, mine, theirs }, '', { prefer: preferred, conflicts });
  return { value, conflicts };
}

/** The three versions of one value; undefined for a missing one. */
interface Sides {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The value that wins where both sides changed the same: one of them, or a text that somebody wrote in their place. */
export type Preference = 'mine' | 'theirs' | { readonly text: string };

interface Merging {
  readonly prefer: (pointer: string) => Preference;
  readonly conflicts: MergeConflict[];
}

function merge(sides: Sides, pointer: string, merging: Merging): unknown {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isObject(base) && isObject(mine) && isObject(theirs))
    return mergeObjects({ base, mine, theirs }, pointer, merging);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists({ base, mine, theirs }, pointer, merging);
  merging.conflicts.push({ pointer, base, mine, theirs });
  const side = merging.prefer(pointer);
  return typeof side === 'object' ? side.text : sides[side];
}

type Members = { readonly [name: string]: unknown };

function mergeObjects(
  { base, mine, theirs }: { readonly [side in keyof Sides]: Members },
  pointer: string,
  merging: Merging,
): unknown {
  const merged: (readonly [string, unknown])[] = [];
  for (const name of mergedNames(Object.keys(mine), Object.keys(theirs))) {
    const sides = { base: own(base, name), mine: own(mine, name), theirs: own(theirs, name) };
    const value = merge(sides, pointer + pointerOf(name), merging);
    if (value !== undefined) merged.push([name, value]);
  }
  return Object.fromEntries(merged);
}

/** The names of both sides: mine in my order, each of theirs after the name it follows there. */
function mergedNames(mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const names = [...mine];
  const known = new Set(mine);
  for (const [index, name] of theirs.entries()) {
    if (known.has(name)) continue;
    known.add(name);
    names.splice(names.indexOf(theirs[index - 1] ?? '') + 1, 0, name);
  }
  return names;
}

/**
 * Merges section by section. A section that both sides changed is merged entry by entry if all three have the
 * same number of entries; otherwise it is a conflict.
 */
function mergeLists(
  { base, mine, theirs }: { readonly [side in keyof Sides]: readonly unknown[] },
  pointer: string,
  merging: Merging,
): readonly unknown[] {
  const merged: unknown[] = [];
  for (const part of alignLists(base, mine, theirs)) {
    const at = pointer + pointerOf(part.at);
    const count = part.mine.length;
    if (isSame(part.base, part.theirs) || isSame(part.mine, part.theirs)) merged.push(...part.mine);
    else if (isSame(part.base, part.mine)) merged.push(...part.theirs);
    else if (part.base.length === count && part.theirs.length === count) {
      for (let index = 0; index < count; index += 1) {
        const sides = { base: part.base[index], mine: part.mine[index], theirs: part.theirs[index] };
        merged.push(merge(sides, pointer + pointerOf(part.at + index), merging));
      }
    } else {
      merging.conflicts.push({ pointer: at, base: part.base, mine: part.mine, theirs: part.theirs });
      const side = merging.prefer(at);
      // Entries of a list are no text.
      merged.push(...part[typeof side === 'object' ? 'mine' : side]);
    }
  }
  return merged;
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === undefined || b === undefined) return a === b;
  return canonicalJson(a) === canonicalJson(b);
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(members: Members, name: string): unknown {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}
