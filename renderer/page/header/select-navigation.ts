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
 *
 * @param home path of the home page, which no other page is under
 */
export function selectNavigation(
  sections: readonly NavigationItem[],
  path: string,
  home = '/',
): readonly SelectedItem[] {
  const lengths = (items: readonly NavigationItem[]): readonly number[] =>
    items.flatMap((item) => [fitLength(item, path, home), ...lengths(item.children)]);
  const longest = Math.max(0, ...lengths(sections));
  const own = sections.find((section) => longest > 0 && lengths([section]).includes(longest));
  return sections.map((section) => select(section, { path, home }, section === own ? longest : undefined));
}

/** @param longest length of the path of the page's entry, if that may be here */
function select(
  item: NavigationItem,
  place: { readonly path: string; readonly home: string },
  longest: number | undefined,
): SelectedItem {
  const { path, home } = place;
  const children = item.children.map((child) => select(child, place, longest));
  const isSelected = fitLength(item, path, home) === longest || children.some((child) => child.isSelected);
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

/** Length of an entry's path if the page is there or under it, otherwise 0. */
function fitLength({ href }: NavigationItem, path: string, home: string): number {
  const isAbove = href === path || (href !== home && path.startsWith(`${href}/`));
  return isAbove ? href.length : 0;
}
