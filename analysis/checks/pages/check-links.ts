import { advise, contentLists, isItemPage, itemsWithPages, queriesIn, sitePath } from '#engine';
import { outsideFault, pagePath, quoted } from '#engine/parts';
import type { Document, Page } from '#schemas';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { hrefsIn } from './hrefs-in.ts';
import { anchorsOf, isAnchor } from './page-anchors.ts';

/**
 * Checks that links to paths of this site lead to pages, those with a fragment to a part of the page, and those to a
 * phone number, a mailbox or another site to one. Broken links are warnings only.
 */
export function* checkLinks(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const pages = pagesOf(release);
  const paths = [...pages.keys()];
  const anchorsOn = anchorsOf(release);
  const entries: readonly ReleaseEntry[] = [
    ...release.of('page'),
    ...release.of('site'),
    ...release.of('journey'),
    ...release.of('form'),
    ...release.of('content'),
  ];
  for (const entry of entries) {
    for (const [pointer, href] of hrefsIn(entry.document)) {
      if (href.startsWith('/') && sitePath(href) === undefined) {
        yield misread(entry, pointer, href);
        continue;
      }
      const outside = outsideFault(href);
      if (outside !== undefined) {
        const message = `${quoted(href)} ${outside.fault}, so the link opens nothing.`;
        yield { entry, code: 'broken-link', severity: 'warning', pointer, message, help: outside.help };
        continue;
      }
      const { document } = entry;
      const path = pagePath(href);
      const target = path === undefined ? ownPage(document, href) : pages.get(path);
      if (target !== undefined) {
        if (isAnchor(fragmentOf(href), anchorsOn(target)) || mayHoldUnread(release, target)) continue;
        yield lost(entry, pointer, href, target === document ? undefined : path);
        continue;
      }
      if (path === undefined || isOfUnread(release, path)) continue;
      const message = `No page has the path ${quoted(path)}.`;
      yield {
        entry,
        code: 'broken-link',
        severity: 'warning',
        pointer,
        message,
        help: advise(path, paths),
      };
    }
  }
}

/** All pages by path, including those of items. */
function pagesOf(release: ReleaseIndex): ReadonlyMap<string, Page> {
  const pages = release.of('page').map(({ document }) => document);
  const itemPages = pages.filter(isItemPage);
  const found = new Map(pages.filter((page) => !isItemPage(page)).map((page) => [page.path, page]));
  if (itemPages.length === 0) return found;
  const documents = release.of('content').map(({ document }) => document);
  const { language = '' } = release.of('site')[0]?.document ?? {};
  for (const [path, { page }] of itemsWithPages(itemPages, contentLists(documents, language))) {
    found.set(path, page);
  }
  return found;
}

/**
 * Whether an unread document may define the page: it contains the path, the paths of a journey and a step, the
 * path of pages of items, or an item with the last part of the path; or it is the site, whose language items have.
 */
export function isOfUnread(release: ReleaseIndex, path: string): boolean {
  const { unread } = release;
  if (unread.mention(path)) return true;
  const last = path.lastIndexOf('/') + 1;
  const lacksSite = unread.isOf('site') && release.of('site').length === 0;
  if (lacksSite || unread.mention(`${path.slice(0, last)}{slug}`)) return true;
  if (unread.mayBeOf('content') && unread.mention(path.slice(last))) return true;
  return [...path.matchAll(/\//g)].some(
    ({ index }) => unread.mention(path.slice(0, index) || '/') && unread.mention(path.slice(index + 1)),
  );
}

function misread(entry: ReleaseEntry, pointer: string, href: string): ReleaseFinding {
  const message = `${quoted(href)} is no path of this site: browsers could take it for another address.`;
  const help = 'Write a path with single slashes, without backslashes or spaces.';
  return { entry, code: 'broken-link', severity: 'warning', pointer, message, help };
}

/** The page that a fragment alone belongs to: the one that holds the link. */
function ownPage(document: Document, href: string): Page | undefined {
  return document.kind === 'page' && href.startsWith('#') ? document : undefined;
}

function fragmentOf(href: string): string {
  return href.includes('#') ? href.slice(href.indexOf('#') + 1) : '';
}

/** Whether a document that holds a part of the page may be unread: content, or a form of a journey on it. */
function mayHoldUnread({ unread }: ReleaseIndex, page: Page): boolean {
  const hasForm = page.zones.content.some(({ type }) => type === 'form');
  if (hasForm && (unread.mayBeOf('journey') || unread.mayBeOf('form'))) return true;
  return unread.mayBeOf('content') && (isItemPage(page) || queriesIn(page).length > 0);
}

function lost(entry: ReleaseEntry, pointer: string, href: string, path: string | undefined): ReleaseFinding {
  const page = path === undefined ? 'This page' : `The page ${quoted(path)}`;
  return {
    entry,
    code: 'broken-link',
    severity: 'warning',
    pointer,
    message: `${page} has no part ${quoted(`#${fragmentOf(href)}`)}, so the link leads to its top.`,
    help: 'Write the words of a heading with hyphens, as "#opening-hours", or "#section-" with the contentID of a section.',
  };
}
