import type { CompiledPage } from '#engine';
import type { Site } from '#schemas';

/**
 * The key that a rendered page is kept under. It names all that the page is made of, so that what is kept stays right: the
 * documents, the host by its position in the site's list, which decides the title's prefix, and the year in the footer.
 *
 * @param host see `hostIndex`
 * @example pageKey(page, -1, 2030) // '9f2c….2030/about'
 */
export function pageKey({ digest, page }: CompiledPage, host: number, year: number): string {
  return `${host < 0 ? `${digest}.${year}` : `${digest}.${year}.${host}`}${page.path}`;
}

/** The first entry of the site's list found in the host name, or -1. The port plays no part. */
export function hostIndex(site: Site, hostHeader: string): number {
  const host = hostHeader.toLowerCase();
  return site.hosts.findIndex(({ contains }) => host.includes(contains));
}

/** What stands before the title on that host, for example `[UAT]`; '' on all others. */
export function titlePrefix(site: Site, host: number): string {
  return site.hosts[host]?.titlePrefix ?? '';
}
