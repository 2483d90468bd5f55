import type { CompiledPage, CompiledRelease } from '#engine';
import { formatPageKey, hostIndex } from './page-key.ts';

export interface PageRequest {
  /** Path as it came, without the query. */
  readonly path: string;
  /** The `host` header. */
  readonly host: string;
  /** The visitor bears a valid preview cookie. */
  readonly previewing: boolean;
  readonly year: number;
}

/**
 * What is to be done about a request for a page.
 * - `stored`: the same for every visitor; kept under `route`, which names its content
 * - `live`: made for this visitor now
 * - `preview`: the drafts over what is live; whether there is such a page is found out there
 * - `redirect`: the page has another address
 */
export type PageResolution =
  | { readonly outcome: 'stored'; readonly route: string; readonly status: 200 | 404 }
  | { readonly outcome: 'live'; readonly route: string; readonly status: 200 | 404 }
  | { readonly outcome: 'preview'; readonly route: string }
  | { readonly outcome: 'redirect'; readonly path: string };

/** Longer paths than any page can have are not even decoded. */
const longestPath = 2000;

export function resolvePageRequest(release: CompiledRelease, request: PageRequest): PageResolution {
  const { path, previewing } = request;
  if (!previewing) {
    const page = release.pages.get(path);
    if (page !== undefined) return routeTo(page, release, request, 200);
  }
  const canonical = canonicalPath(path);
  if (canonical !== undefined) {
    if (previewing && canonical === path) return { outcome: 'preview', route: `/preview${path}` };
    const known = previewing || release.pages.has(canonical);
    if (known && canonical !== path) return { outcome: 'redirect', path: canonical };
  }
  return routeTo(release.notFoundPage, release, request, 404);
}

function routeTo(
  page: CompiledPage,
  release: CompiledRelease,
  { host, year }: PageRequest,
  status: 200 | 404,
): PageResolution {
  const path = page.page.path === '/' ? '' : page.page.path;
  if (page.personal) return { outcome: 'live', route: `/live${path}`, status };
  const key = formatPageKey({ digest: page.digest, host: hostIndex(release.site, host), year });
  return { outcome: 'stored', route: `/at/${key}${path}`, status };
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
