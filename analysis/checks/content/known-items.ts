import { memoize } from '#engine';
import { isContentLink, quoted } from '#engine/parts';
import type { ReleaseIndex } from '../release/release-index.ts';

/** The content items of a release, and the lists that they belong to. */
export interface KnownItems {
  /** The list of an item; undefined if no item of the language has this id. */
  listOf(language: string, contentID: number): string | undefined;
  /** The lists that the items of some lists link to by a field; undefined if the field holds no links. */
  linkedLists(language: string, lists: readonly string[], field: string): ReadonlySet<string> | undefined;
  /** Why a link leads nowhere, as a sentence. */
  missing(language: string, contentID: number): string;
}

/** Lists that a message names; more would hide the rest of it. */
const mostNamed = 12;

/** The site's header and footer are items too. */
export const knownItems = memoize((release: ReleaseIndex): KnownItems => {
  const listOfItem = new Map<string, string>();
  const listsOf = new Map<string, Set<string>>();
  const add = (language: string, contentID: number, list: string) => {
    const key = `${language}/${contentID}`;
    if (!listOfItem.has(key)) listOfItem.set(key, list);
  };
  for (const { document } of release.of('site')) {
    for (const list of ['header', 'footer'] as const) {
      add(document.language, document[list].contentID, list);
    }
  }
  for (const { document } of release.of('content')) {
    const { language, referenceName, items } = document;
    const lists = listsOf.get(language) ?? new Set<string>();
    listsOf.set(language, lists.add(referenceName));
    for (const { contentID } of items) add(language, contentID, referenceName);
  }
  return {
    listOf: (language, contentID) => listOfItem.get(`${language}/${contentID}`),
    linkedLists(language, lists, field) {
      const found = linksOfField(release, language, lists, field);
      if (found.length === 0) return undefined;
      const known = found.map((contentID) => listOfItem.get(`${language}/${contentID}`));
      return new Set(known.filter((list) => list !== undefined));
    },
    missing(language, contentID) {
      const lists = [...(listsOf.get(language) ?? [])].sort();
      const named = lists.slice(0, mostNamed).map(quoted).join(', ');
      const others = lists.length > mostNamed ? ` and ${lists.length - mostNamed} more lists` : '';
      return `There is no item with the contentID ${contentID} in ${language}; looked in ${named}${others}.`;
    },
  };
});

/** The ids that the items of lists link to by a field. */
function linksOfField(
  release: ReleaseIndex,
  language: string,
  lists: readonly string[],
  field: string,
): readonly number[] {
  return release.of('content').flatMap(({ document }) => {
    if (document.language !== language || !lists.includes(document.referenceName)) return [];
    return document.items.flatMap(({ fields }) => {
      const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
      return [value].flat().flatMap((part) => (isContentLink(part) ? part.contentID : []));
    });
  });
}
