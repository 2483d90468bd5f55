import { contentLists } from '../../content/content-lists.ts';
import { isItemPage, itemsWithPages } from '../../content/item-pages.ts';
import { quoted } from '../../documents/describe-value.ts';
import { sitePath } from '../../documents/site-path.ts';
import { didYouMean } from '../../problems/suggest.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release-index.ts';
import { partsIn } from './parts-in.ts';

/** Checks that links to paths of this site lead to pages. Broken links are warnings only. */
export function* checkLinks(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const paths = pathsOf(release);
  const known = new Set(paths);
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
      const path = pagePath(href);
      if (path === undefined || known.has(path) || isOfUnread(release, path)) continue;
      const message = `No page has the path ${quoted(path)}.`;
      yield {
        entry,
        code: 'broken-link',
        severity: 'warning',
        pointer,
        message,
        help: didYouMean(path, paths),
      };
    }
  }
}

/** The paths of all pages, including those of items. */
function pathsOf(release: ReleaseIndex): readonly string[] {
  const pages = release.of('page').map(({ document }) => document);
  const itemPages = pages.filter(isItemPage);
  const paths = pages.filter((page) => !isItemPage(page)).map(({ path }) => path);
  if (itemPages.length === 0) return paths;
  const documents = release.of('content').map(({ document }) => document);
  const { language = '' } = release.of('site')[0]?.document ?? {};
  return [...paths, ...itemsWithPages(itemPages, contentLists(documents, language)).keys()];
}

/**
 * Whether an unread document may define the page: it contains the path, or the paths of a journey and a step.
 */
export function isOfUnread({ unread }: ReleaseIndex, path: string): boolean {
  if (unread.mention(path)) return true;
  return [...path.matchAll(/\//g)].some(
    ({ index }) => unread.mention(path.slice(0, index) || '/') && unread.mention(path.slice(index + 1)),
  );
}

function misread(entry: ReleaseEntry, pointer: string, href: string): ReleaseFinding {
  const message = `${quoted(href)} is no path of this site: browsers could take it for another address.`;
  const help = 'Write a path with single slashes, without backslashes or spaces.';
  return { entry, code: 'broken-link', severity: 'warning', pointer, message, help };
}

/** Every link in a document, also in its HTML, with its pointer or that of the text around it. */
function hrefsIn(document: object): readonly (readonly [pointer: string, href: string])[] {
  const parts = partsIn(
    document,
    (part, name, { parentName }) =>
      typeof part === 'string' &&
      (name === 'href' || (name === 'url' && parentName === 'redirect') || part.includes('href=')),
  );
  return parts.flatMap(([pointer, part]) => {
    const text = String(part);
    const hrefs = text.includes('href=') ? linksInHtml(text) : [text];
    return hrefs.map((href) => [pointer, href] as const);
  });
}

/** The addresses of the links in an HTML text. */
function linksInHtml(html: string): readonly string[] {
  const links = html.matchAll(/<a\s[^>]*?href=(?:"([^"]*)"|'([^']*)')/gi);
  return [...links].map(([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&'));
}

/**
 * The path of the page that a link leads to; undefined for a fragment, a file, an endpoint or another site.
 */
function pagePath(href: string): string | undefined {
  const path = sitePath(href)?.replace(/[?#].*$/s, '');
  if (path === undefined || path.startsWith('/api/')) return undefined;
  return /\.[a-z0-9]+$/i.test(path) ? undefined : path;
}
