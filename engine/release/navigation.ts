import type { NavigationEntry, NavigationLink, NavigationSection, Page, Site } from '#schemas';
import { languageOfPart } from '../translations/language-of-part.ts';

/** An entry of the navigation as menus show it. */
export interface NavigationItem {
  /** Name in the link "<name> overview". */
  readonly name: string;
  readonly menuText: string;
  /** A line that says more. */
  readonly title?: string;
  readonly href: string;
  readonly target?: '_self' | '_blank';
  /** Language of its texts, if it differs from that of the page. */
  readonly language?: string;
  readonly children: readonly NavigationItem[];
}

type Written = NavigationSection | NavigationEntry | NavigationLink;

/**
 * The navigation of a site. Texts that it leaves out are the titles of its pages. Entries that are not visible
 * in menus are left out, and so are those whose page does not exist.
 *
 * @param languageOf the language of the title of a page, if it differs from that of the release
 */
export function navigationOf(
  site: Site,
  pages: readonly Page[],
  languageOf: (page: Page) => string | undefined = () => undefined,
): readonly NavigationItem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const itemsOf = (written: readonly Written[]): NavigationItem[] =>
    written.flatMap((entry) => {
      const page = byPath.get(entry.path ?? '');
      const { redirect, title, visible } = entry;
      const href = redirect?.url ?? page?.path;
      if (visible?.menu === false || href === undefined) return [];
      const ownText = entry.menuText ?? entry.name;
      const menuText = ownText ?? page?.title ?? href;
      const language = ownText === undefined ? page && languageOf(page) : languageOfPart(entry);
      const item = {
        name: entry.name ?? menuText,
        menuText,
        ...(title !== undefined && { title }),
        href,
        ...(redirect?.target !== undefined && { target: redirect.target }),
        ...(language !== undefined && { language }),
        children: itemsOf('children' in entry ? (entry.children ?? []) : []),
      };
      return [item];
    });
  return itemsOf(site.navigation ?? []);
}
