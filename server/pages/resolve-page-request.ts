import { type CompiledPage, type CompiledRelease, ownPathOf } from '#engine';

/** A request for a page, which may turn out not to exist. */
export interface PageRequest {
  readonly kind: 'page';
  /** As received, without the query. */
  readonly path: string;
  /** With its question mark; empty if there is none. */
  readonly query: string;
  /** The `host` header. */
  readonly host: string;
  /** Whether to show drafts. */
  readonly isPreview: boolean;
}

/**
 * Result for a path: a page (the not-found page for an unknown path), or a redirect to the canonical
 * spelling or to the path in the language.
 */
export type PageResolution =
  | { readonly outcome: 'page'; readonly page: CompiledPage; readonly status: 200 | 404 }
  | { readonly outcome: 'redirect'; readonly path: string; readonly status: 307 | 308 }
  /** The page sends its visitors to another address. */
  | { readonly outcome: 'moved'; readonly url: string };

/** Longer paths are not decoded, since no page has one. */
const longestPath = 2000;

/** @param path as received, without the query */
export function resolvePageRequest(release: CompiledRelease, path: string): PageResolution {
  const page = findPage(release, path);
  const moved = page?.page.redirect;
  if (moved !== undefined) return { outcome: 'moved', url: moved.url };
  if (page !== undefined) return { outcome: 'page', page, status: 200 };
  const canonical = canonicalPath(path);
  if (canonical !== undefined && findPage(release, canonical))
    return { outcome: 'redirect', path: canonical, status: 308 };
  const own = canonical && ownPathOf(release, canonical);
  // The page may have another path in the language tomorrow.
  if (own !== undefined && own !== canonical && findPage(release, own))
    return { outcome: 'redirect', path: own, status: 307 };
  return { outcome: 'page', page: release.notFoundPage, status: 404 };
}

/** The page at a path, of a document or of an item. */
function findPage({ pages, itemPages }: CompiledRelease, path: string): CompiledPage | undefined {
  return pages.get(path) ?? itemPages.find(path);
}

/**
 * The canonical spelling of a path: decoded, lower case, no slash at the end. `undefined` if no page can have
 * such a path, so that a redirect never leaves the site.
 *
 * @example canonicalPath('/About%2Dus/') // '/about-us'
 */
export function canonicalPath(path: string): string | undefined {
  if (path.length > longestPath) return undefined;
  try {
    const decoded = decodeURIComponent(path)
      .toLowerCase()
      .replace(/(?<=.)\/$/, '');
    return /^\/([a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*)?$/.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}
