import type { Site } from '#schemas';

/** All that may differ between two renderings of the same documents. */
export interface PageVariant {
  /** Position in the site's list of hosts, or -1. It decides the title's prefix. */
  readonly host: number;
  /** The footer bears the current year. */
  readonly year: number;
}

/** What a stored page is found by. */
export interface PageKey extends PageVariant {
  readonly digest: string;
}

/** @example formatPageKey({ digest: '9f2c', host: -1, year: 2030 }) // '9f2c.2030' */
export function formatPageKey({ digest, host, year }: PageKey): string {
  return host < 0 ? `${digest}.${year}` : `${digest}.${year}.${host}`;
}

/** Reads what `formatPageKey` wrote; anything else is `undefined`. */
export function parsePageKey(text: string): PageKey | undefined {
  const match = /^([0-9a-f]+)\.(\d{4})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return undefined;
  const [, digest = '', year, host = '-1'] = match;
  return { digest, year: Number(year), host: Number(host) };
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
