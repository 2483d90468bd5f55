import type { CompiledPage, CompiledRelease } from '#engine';
import type { Site } from '#schemas';
import { formatPageKey, hostIndex } from './page-key.ts';

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
 * Where Next renders a content page once for all visitors of a host. The key names the content, so whatever is stored
 * under the route stays right.
 *
 * @param host the `host` header
 * @example storedRoute(page, site, 'www.example.org', 2030) // '/at/9f2c….2030/about'
 */
export function storedRoute({ digest, page }: CompiledPage, site: Site, host: string, year: number): string {
  return routeOn(`/at/${formatPageKey({ digest, host: hostIndex(site, host), year })}`, page.path);
}

/** Where Next renders the frame of a page with forms, under the same key as a content page. */
export function frameRoute({ digest, page }: CompiledPage, site: Site, host: string, year: number): string {
  return routeOn(`/live/${formatPageKey({ digest, host: hostIndex(site, host), year })}`, page.path);
}

/** Where Next renders a page as the drafts have it, for a host by its index (`hostIndex`). */
export function previewRoute({ page }: CompiledPage, host: number): string {
  return routeOn(`/preview/${host}`, page.path);
}

function routeOn(base: string, path: string): string {
  return path === '/' ? base : base + path;
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
