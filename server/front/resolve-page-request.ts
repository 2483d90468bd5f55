import type { CompiledPage, CompiledRelease } from '#engine';

/** What a path of the site comes to: a page, be it the one for unknown addresses, or another spelling of the path. */
export type PageResolution =
  | { readonly outcome: 'page'; readonly page: CompiledPage; readonly status: 200 | 404 }
  | { readonly outcome: 'redirect'; readonly path: string };

/** Longer paths than any page can have are not even decoded. */
const longestPath = 2000;

/** @param path as it came, without the query */
export function resolvePageRequest(release: CompiledRelease, path: string): PageResolution {
  const page = release.pages.get(path);
  if (page !== undefined) return { outcome: 'page', page, status: 200 };
  const canonical = canonicalPath(path);
  if (canonical !== undefined && release.pages.has(canonical))
    return { outcome: 'redirect', path: canonical };
  return { outcome: 'page', page: release.notFoundPage, status: 404 };
}

/**
 * The one spelling of a path: decoded, lower case, no slash at the end. `undefined` when no page can have
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
