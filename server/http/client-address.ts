import { isIPv6 } from 'node:net';
import type { Log } from '../observing/log.ts';

/**
 * The network address of a client: that of its connection or, behind our own proxies, the one that the
 * outermost proxy saw. Anybody can forge the rest of the header.
 *
 * @param forwarded the `x-forwarded-for` header, to which each proxy appends the address of its caller
 * @param proxies number of our own proxies that a request passes through
 */
export function clientAddress(connection: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0) return connection;
  return forwarded?.split(',').at(-proxies)?.trim() || connection;
}

/**
 * Same as `clientAddress`, for a fixed number of proxies; warns once if a proxy is seen and none is
 * configured.
 */
export function clientAddressFinder(
  proxies: number,
  log: Log,
): (connection: string, forwarded: string | undefined) => string {
  let hasWarned = proxies > 0;
  return (connection, forwarded) => {
    if (forwarded !== undefined && !hasWarned) {
      hasWarned = true;
      log.warn(
        {},
        'Requests bear x-forwarded-for, and WAYMARK_PROXIES is 0: all who come through one proxy count as one client.',
      );
    }
    return clientAddress(connection, forwarded, proxies);
  };
}

/**
 * The network of an address, which says where somebody comes from without naming their device: the first 24 bits of an
 * IPv4 address, the first 48 of another.
 */
export function networkOf(address: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (v4 !== undefined) return `${v4}.0/24`;
  if (!isIPv6(address)) return 'unknown';
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 3).join(':')}::/48`;
}

/**
 * The origin of the site for a visitor who is to come back to it, with the cookies of the host that the request names; if
 * that is none of the configured hosts, the first of those. Where none is configured, only a host of this machine counts,
 * as in development: anybody can name any other. Behind a proxy that ends TLS it is not the request's own.
 */
export function originOf(request: Request, hosts: readonly string[]): string | undefined {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const isKnown = hosts.length === 0 ? isOfThisMachine(host) : hosts.includes(host.toLowerCase());
  return publicOriginOf(request, isKnown ? [host] : hosts);
}

function isOfThisMachine(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

/**
 * The origin of the site under the first of its configured hosts, whatever host the request names; undefined if none is
 * configured.
 */
export function publicOriginOf(request: Request, [host]: readonly string[]): string | undefined {
  return host === undefined ? undefined : `${schemeOf(request)}//${host}`;
}

function schemeOf({ url, headers }: Request): string {
  return headers.get('x-forwarded-proto') === 'https' ? 'https:' : new URL(url).protocol;
}
