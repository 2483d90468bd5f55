import { canonicalJson } from '#engine';
import { isPlainObject } from '#engine/parts';

/** Entries of a list before and after, by their indexes. */
interface PairedEntries {
  /** In the order of the later list. */
  readonly both: readonly (readonly [before: number, after: number])[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** Whether those in both lists have another order. */
  readonly isReordered: boolean;
}

/** How likely it is that two entries are versions of one, from the surest sign on. */
const signs: readonly ((entry: unknown) => string | undefined)[] = [
  canonicalJson,
  (entry) => memberIn(entry, ['id', 'name', 'contentID']),
  (entry) => memberIn(entry, ['title', 'label', 'heading', 'question', 'text', 'menuText']),
  (entry) => (isPlainObject(entry) ? String(entry.type ?? '') : typeof entry),
];

/** Finds the entries of two lists that are the same, or versions of one: of the same content, id, title, or at least type. */
export function pairEntries(before: readonly unknown[], after: readonly unknown[]): PairedEntries {
  const [left, found] = [new Set(before.keys()), new Map<number, number>()];
  for (const sign of signs) {
    const known = new Map([...left].reverse().map((index) => [sign(before[index]), index]));
    for (const [index, entry] of after.entries()) {
      const key = found.has(index) ? undefined : sign(entry);
      const match = key === undefined ? undefined : known.get(key);
      if (match === undefined) continue;
      found.set(index, match);
      left.delete(match);
      const next = [...left].find((other) => sign(before[other]) === key);
      if (next === undefined) known.delete(key);
      else known.set(key, next);
    }
  }
  const both = [...after.keys()].flatMap((index) => {
    const match = found.get(index);
    return match === undefined ? [] : [[match, index] as const];
  });
  return {
    both,
    added: [...after.keys()].filter((index) => !found.has(index)),
    removed: [...left],
    isReordered: both.some(([match], at) => match < (both[at - 1]?.[0] ?? -1)),
  };
}

function memberIn(entry: unknown, names: readonly string[]): string | undefined {
  if (!isPlainObject(entry)) return undefined;
  const name = names.find((each) => ['string', 'number'].includes(typeof entry[each]));
  return name === undefined ? undefined : `${String(entry.type ?? '')} ${name} ${String(entry[name])}`;
}
