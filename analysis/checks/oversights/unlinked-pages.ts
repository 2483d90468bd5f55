import { sitePath } from '#engine';
import { quoted } from '#engine/parts';
import type { Document } from '#schemas';
import { actionsOf, pagesNamedBy } from '../contexts/journey-actions.ts';
import { addressesIn, isAddress } from '../pages/addresses-in.ts';
import { hrefsIn } from '../pages/hrefs-in.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/**
 * Finds pages that search engines shall list and that no other document leads to. Steps are reached by their
 * journey, and pages of items through their lists.
 */
export function* findUnlinkedPages(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const reached = reachedPages(release);
  const { notFoundPage } = release.of('site')[0]?.document ?? {};
  for (const entry of release.of('page')) {
    const { id, path, seo, each, zones } = entry.document;
    if (path === '/' || id === notFoundPage || each !== undefined || !seo.sitemapVisible) continue;
    if (zones.content.some(({ type }) => type === 'form')) continue;
    if (reached.paths.get(path)?.some((from) => from !== id) || reached.ids.has(id)) continue;
    yield {
      entry,
      code: 'unlinked-page',
      pointer: '/path',
      message: `Nothing on the site leads to the page ${quoted(path)}.`,
      help: 'Link to it, or add it to the navigation; with "sitemapVisible": false a page is for those who know its address.',
    };
  }
}

interface Reached {
  /** By path, the ids of the documents that name it. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
  /** Ids of pages that actions lead to. */
  readonly ids: ReadonlySet<string>;
}

function reachedPages(release: ReleaseIndex): Reached {
  const paths = new Map<string, string[]>();
  for (const { document } of release.entries) {
    for (const path of pathsNamedIn(document)) {
      const from = paths.get(path);
      if (from) from.push(document.id);
      else paths.set(path, [document.id]);
    }
  }
  const actions = release.of('journey').flatMap((journey) => [...actionsOf(release, journey)]);
  const ids = actions.flatMap(({ action }) => pagesNamedBy(action));
  return { paths, ids: new Set(ids) };
}

/** The paths of this site that a document names, except its own. */
export function pathsNamedIn(document: Document): readonly string[] {
  const named = [
    ...hrefsIn(document).map(([, href]) => href),
    ...addressesIn(document).flatMap(({ pointer, text }) =>
      !isAddress(text) || (document.kind === 'page' && pointer === '/path') ? [] : [text],
    ),
  ];
  return named.flatMap((address) => pathOf(address) ?? []);
}

/** The path that an address names; hosts are not compared, since a site may have several. */
function pathOf(address: string): string | undefined {
  const path = address.replace(/^https:\/\/[^/?#]+/, '') || '/';
  return sitePath(path)?.replace(/[?#].*$/s, '');
}
