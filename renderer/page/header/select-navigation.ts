import type { NavigationItem } from '#engine';

/** An entry of the navigation on one page. */
export interface SelectedItem extends NavigationItem {
  /** Whether the page is this entry or under it. */
  readonly isSelected: boolean;
  /** Whether the page is this entry itself. */
  readonly isCurrent: boolean;
  readonly children: readonly SelectedItem[];
}

/**
 * The navigation with the entry of a page selected, and those above it. The entry is the one with the page's
 * path, else the one whose path is the longest beginning of it, by whole segments. Only one section is
 * selected: the first that has the entry.
 */
export function selectNavigation(sections: readonly NavigationItem[], path: string): readonly SelectedItem[] {
  const longest = Math.max(0, ...lengths(sections, path));
  const own = sections.find((section) => longest > 0 && lengths([section], path).includes(longest));
  return sections.map((section) => select(section, path, section === own ? longest : undefined));
}

/** @param longest length of the path of the page's entry, if that may be here */
function select(item: NavigationItem, path: string, longest: number | undefined): SelectedItem {
  const children = item.children.map((child) => select(child, path, longest));
  const isSelected = fitLength(item, path) === longest || children.some((child) => child.isSelected);
  return { ...item, isSelected, isCurrent: item.href === path, children };
}

/** The section whose entries a page shows: its own, or the first. */
export function sectionShown(sections: readonly SelectedItem[]): SelectedItem | undefined {
  return sections.find(({ isSelected }) => isSelected) ?? sections[0];
}

/** Value of `aria-current` for a link. */
export function currentMark({ isCurrent, isSelected }: SelectedItem): 'page' | 'true' | undefined {
  if (isCurrent) return 'page';
  return isSelected ? 'true' : undefined;
}

function lengths(items: readonly NavigationItem[], path: string): readonly number[] {
  return items.flatMap((item) => [fitLength(item, path), ...lengths(item.children, path)]);
}

/** Length of an entry's path if the page is there or under it, otherwise 0. */
function fitLength({ href }: NavigationItem, path: string): number {
  const isAbove = href === path || (href !== '/' && path.startsWith(`${href}/`));
  return isAbove ? href.length : 0;
}
