import type { SiteEntry, SiteGroup } from './site-groups.ts';

/** A line of the tree of a site: the heading of a group, or an entry in it. */
export type SiteRow = {
  /** Differs from those of all other rows. */
  readonly key: string;
  /** How many rows stand beside it, itself included. */
  readonly count: number;
  /** Its place among them, from 1. */
  readonly position: number;
} & (
  | { readonly type: 'heading'; readonly title: string; readonly size: number; readonly isOpen: boolean }
  | { readonly type: 'entry'; readonly entry: SiteEntry }
);

/** The lines of a tree as they are read from top to bottom, without the entries of closed groups. */
export function siteRows(
  groups: readonly SiteGroup[],
  isOpen: (group: SiteGroup) => boolean,
): readonly SiteRow[] {
  return groups.flatMap((group, at): readonly SiteRow[] => {
    const { title, entries } = group;
    const open = isOpen(group);
    const beside = { count: groups.length, position: at + 1 };
    const heading = {
      type: 'heading',
      key: title,
      title,
      size: entries.length,
      isOpen: open,
      ...beside,
    } as const;
    if (!open) return [heading];
    const count = entries.length;
    return [
      heading,
      ...entries.map((entry, index) => {
        const key = `${title} ${entry.detail} ${entry.path ?? ''}`;
        return { type: 'entry', key, entry, count, position: index + 1 } as const;
      }),
    ];
  });
}

/** A group with the words of each of its entries, as they are searched. */
interface SearchedGroup extends SiteGroup {
  readonly words: readonly string[];
}

/** Prepares groups to be searched, once for all searches. */
export function searchedGroups(groups: readonly SiteGroup[]): readonly SearchedGroup[] {
  return groups.map((group) => ({
    ...group,
    words: group.entries.map(({ title, path, detail }) => `${title} ${path ?? ''} ${detail}`.toLowerCase()),
  }));
}

/** The groups with the entries that have some words, which are in small letters. */
export function groupsWith(groups: readonly SearchedGroup[], wanted: string): readonly SiteGroup[] {
  if (wanted === '') return groups;
  return groups.flatMap(({ title, entries, words }) => {
    const own = entries.filter((_, index) => words[index]?.includes(wanted));
    return own.length === 0 ? [] : [{ title, entries: own }];
  });
}

/** The address of the entry that shows a page: that of the page itself, or of the page that there is once for each item. */
export function pathShowing(groups: readonly SiteGroup[], path: string): string | undefined {
  const own = groups.flatMap(({ entries }) => entries.flatMap((entry) => entry.path ?? []));
  return own.includes(path) ? path : own.find((each) => isOfItems(each, path));
}

/** Whether an address such as `/news/{slug}` is that of a page. */
function isOfItems(own: string, path: string): boolean {
  const at = own.indexOf('{');
  return at >= 0 && path.startsWith(own.slice(0, at)) && !path.slice(at).includes('/');
}

/** The row that a key leads to; the row itself if the key acts on it, and undefined for other keys. */
export function rowAfterKey(rows: readonly SiteRow[], at: number, key: string): number | undefined {
  const row = rows[at];
  const isHeading = row?.type === 'heading';
  const isOpen = isHeading && row.isOpen;
  switch (key) {
    case 'ArrowDown':
      return at + 1 < rows.length ? at + 1 : undefined;
    case 'ArrowUp':
      return at > 0 ? at - 1 : undefined;
    case 'Home':
      return at > 0 ? 0 : undefined;
    case 'End':
      return at + 1 < rows.length ? rows.length - 1 : undefined;
    case 'ArrowRight':
      return isHeading ? at + Number(isOpen) : undefined;
    case 'ArrowLeft':
      if (isHeading) return isOpen ? at : undefined;
      return rows.findLastIndex(({ type }, index) => index < at && type === 'heading');
    case 'Enter':
    case ' ':
      return at;
    default:
      return undefined;
  }
}
