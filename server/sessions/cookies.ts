/** With the prefix `__Host-`, browsers accept a cookie only over a secure connection, for this exact host and the whole site. */
export const cookieAttributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** Headers of a request that say which cookies it carries. */
export interface CookieHeaders {
  readonly cookie?: string | undefined;
  readonly host?: string | undefined;
}

export function cookieHeaders({ headers }: Request): CookieHeaders {
  return { cookie: headers.get('cookie') ?? undefined, host: headers.get('host') ?? undefined };
}

/**
 * Name of a cookie at a host. A browser sends cookies to every port of a host, so the name carries the port, if the
 * address has one: two sites on one machine do not overwrite each other's.
 *
 * @example cookieName('__Host-waymark', 'localhost:3001') // '__Host-waymark-3001'
 */
export function cookieName(name: string, host: string | undefined): string {
  const port = /:(\d{1,5})$/.exec(host ?? '')?.[1];
  return port === undefined ? name : `${name}-${port}`;
}

/** The value of a cookie of a request; undefined if there is none of that shape. */
export function readCookie(
  { cookie = '', host }: CookieHeaders,
  name: string,
  shape: RegExp,
): string | undefined {
  const wanted = cookieName(name, host);
  for (const pair of cookie.split(';')) {
    const [found, value = ''] = pair.trim().split('=');
    if (found === wanted && shape.test(value)) return value;
  }
  return undefined;
}
