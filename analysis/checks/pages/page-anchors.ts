import { headingAnchor, isItemPage, memoize, queriesIn, sectionAnchor } from '#engine';
import { lazily, plainText, visitParts } from '#engine/parts';
import type { Content, Page } from '#schemas';
import type { ReleaseIndex } from '../release/release-index.ts';

/** Anchors that every page has: its top, and its content. */
const ofEveryPage = ['', 'top', 'main'] as const;

const headingInHtml = /<h[23]\b[^>]*>([\s\S]*?)<\/h/gi;

/** The anchors of a page; a link to any other leads to the top of the page. */
export type FindAnchors = (page: Page) => ReadonlySet<string>;

/**
 * Finds the anchors that a page may have: those of its headings, for which every text of its modules counts,
 * and those of the sections of content items. A page of an item may have those of every item of its lists.
 */
export function anchorsOf(release: ReleaseIndex): FindAnchors {
  const lists = lazily(() => {
    const byName = new Map<string, Set<string>>();
    for (const { document } of release.of('content')) {
      const anchors = byName.get(document.referenceName) ?? new Set();
      for (const anchor of anchorsOfItems(document)) anchors.add(anchor);
      byName.set(document.referenceName, anchors);
    }
    return byName;
  });
  return memoize((page: Page) => {
    const anchors = new Set<string>(ofEveryPage);
    addAnchors(page.zones, anchors);
    const queried = queriesIn(page.zones).flatMap(({ query }) => [query.list].flat());
    const names = new Set([...queried, ...(isItemPage(page) ? [page.each.list].flat() : [])]);
    for (const name of names) for (const anchor of lists().get(name) ?? []) anchors.add(anchor);
    return anchors;
  });
}

/** Whether a fragment is one of some anchors, or that of a second heading with the same words. */
export function isAnchor(fragment: string, anchors: ReadonlySet<string>): boolean {
  const name = decoded(fragment);
  return anchors.has(name) || anchors.has(name.replace(/-\d+$/, ''));
}

function anchorsOfItems({ items }: Content): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const { contentID, fields } of items) {
    anchors.add(sectionAnchor(contentID));
    addAnchors(fields, anchors);
  }
  return anchors;
}

function addAnchors(value: unknown, anchors: Set<string>): void {
  visitParts(value, (part, path) => {
    const name = path.at(-1);
    // A link is no heading.
    if (name === 'href') return false;
    if (name === 'contentID' && typeof part === 'number') anchors.add(sectionAnchor(part));
    if (typeof part !== 'string') return true;
    anchors.add(headingAnchor(plainText(part)));
    for (const [, heading = ''] of part.matchAll(headingInHtml))
      anchors.add(headingAnchor(plainText(heading)));
    return true;
  });
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
