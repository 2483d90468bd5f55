import type { CompiledPage } from '#engine';
import type { Site } from '#schemas';

/**
 * The key that a rendered page is kept under. It contains everything that the page depends on: the documents,
 * its content, the year in the footer, and the host, by its position in the site's list, which decides the
 * title's prefix.
 *
 * @param content digest of the page's content
 * @param host see `hostIndex`
 * @example pageKey(page, '77aa…', -1, 2030) // '9f2c….77aa….2030/about'
 */
export function pageKey({ digest, page }: CompiledPage, content: string, host: number, year: number): string {
  const key = `${digest}.${content}.${year}`;
  return `${host < 0 ? key : `${key}.${host}`}${page.path}`;
}

/** Index of the first entry of the site's list that the host name contains, or -1. */
export function hostIndex(site: Site, hostHeader: string): number {
  const host = hostHeader.toLowerCase();
  return site.hosts.findIndex(({ contains }) => host.includes(contains));
}

/** Prefix of the title on that host, for example `[UAT]`; '' on all others. */
export function titlePrefix(site: Site, host: number): string {
  return site.hosts[host]?.titlePrefix ?? '';
}
