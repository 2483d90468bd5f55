import { fillItemPage, isItemPage, itemsWithPages } from '#engine';
import type { Page } from '#schemas';
import type { ContentSource } from './content-source.ts';

/** A page in the sitemap, with the pages under it. */
export interface SitemapNode {
  /** Id of the page's document. */
  readonly pageID: string;
  /** Last part of its path; empty for the home page. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly menuText: string;
  readonly visible: { readonly menu: boolean; readonly sitemap: boolean };
  readonly redirect: null;
  readonly children: readonly SitemapNode[];
}

/**
 * The pages of a channel, each under the nearest page above it in the path; the home page is beside the
 * others, not above them. An unknown channel or language has no pages.
 */
export function readSitemap(
  { site, pages: written, home, contentLists }: ContentSource,
  { language, channel }: { readonly language: string; readonly channel: string },
): readonly SitemapNode[] {
  if (site === undefined || site.language !== language || site.channel !== channel) return [];
  const itemPages = written.filter(isItemPage);
  const pages = [
    ...written.filter((page) => !isItemPage(page)),
    ...[...itemsWithPages(itemPages, contentLists(language))].map(([path, found]) =>
      fillItemPage(found, path),
    ),
  ];
  const shown = pages.filter(({ id }) => id !== site.notFoundPage).sort((a, b) => (a.path < b.path ? -1 : 1));
  const paths = new Set(shown.flatMap(({ path }) => (path === home ? [] : [path])));
  const byParent = new Map<string, Page[]>();
  for (const page of shown) {
    const parent = nearestAbove(page.path, paths);
    byParent.set(parent, [...(byParent.get(parent) ?? []), page]);
  }
  const nodesUnder = (parent: string): SitemapNode[] =>
    (byParent.get(parent) ?? []).map((page) =>
      page.path === home ? { ...nodeOf(page, []), name: '' } : nodeOf(page, nodesUnder(page.path)),
    );
  return nodesUnder(top);
}

const top = '';

function nearestAbove(path: string, paths: ReadonlySet<string>): string {
  let above = path.slice(0, path.lastIndexOf('/'));
  while (above !== top && !paths.has(above)) above = above.slice(0, above.lastIndexOf('/'));
  return above;
}

function nodeOf({ id, path, title, seo }: Page, children: readonly SitemapNode[]): SitemapNode {
  return {
    pageID: id,
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    title,
    menuText: title,
    visible: { menu: seo.sitemapVisible, sitemap: seo.sitemapVisible },
    redirect: null,
    children,
  };
}
