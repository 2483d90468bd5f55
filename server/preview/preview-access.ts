import { createHmac, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../keys/hash.ts';
import type { Key, KeyRing } from '../keys/key-ring.ts';
import { type CookieHeaders, cookieAttributes, cookieName, readCookie } from '../sessions/cookies.ts';

/** Lets those who know a secret, or have a link, see drafts for some hours. */
export interface PreviewAccess {
  /** False if no secret is configured. */
  readonly isConfigured: boolean;
  /** The `set-cookie` that begins a preview; undefined if the secret is wrong or none is configured. */
  enter(secret: string, host?: string): string | undefined;
  /** The `set-cookie` that ends it. */
  leave(host?: string): string;
  /** Whether a request carries the cookie of a preview that has not expired. Its link may have been revoked. */
  isPreviewing(headers: CookieHeaders): boolean;
}

/** Cookies of previews that links begin. */
export interface LinkAccess {
  /** The `set-cookie` that begins the preview of a link. The link may end before it. */
  enterBy(link: string, until: Date, host?: string): string;
  /** The link by which a preview was begun; undefined for one that was begun by the secret. */
  linkOf(headers: CookieHeaders): string | undefined;
}

const previewCookieName = '__Host-waymark-preview';
const previewCookie = /^(\d{1,12})(?:\.([0-9a-f]{64}))?\.([\w-]{1,100})$/;
const lastsSeconds = 8 * 60 * 60;

export interface PreviewOptions {
  /** Secret that an editor must give; without it there is no preview. */
  readonly secret: string | undefined;
  /** Sign the cookie; the same on every instance. */
  readonly keys: KeyRing;
  readonly now: () => number;
}

export function previewAccess({ secret, keys, now }: PreviewOptions): PreviewAccess & LinkAccess {
  // The key depends on the secret, so that a change of the secret ends every preview that it began.
  const sign = (expires: string, link: string | undefined, key: Key) => {
    const means = link === undefined ? `secret:${secret}` : `link:${link}`;
    const own = createHmac('sha256', key.secret).update(means).digest();
    return createHmac('sha256', own).update(expires).digest('base64url');
  };
  const cookieOf = (link: string | undefined, seconds: number, host: string | undefined) => {
    const expires = String(Math.floor(now() / 1000) + seconds);
    const value = [expires, ...(link === undefined ? [] : [link]), sign(expires, link, keys[0])].join('.');
    return `${cookieName(previewCookieName, host)}=${value}; Max-Age=${seconds}; ${cookieAttributes}`;
  };
  /** Content of a valid cookie. */
  const read = (headers: CookieHeaders): { readonly link: string | undefined } | undefined => {
    const match = previewCookie.exec(readCookie(headers, previewCookieName, previewCookie) ?? '');
    if (match === null) return undefined;
    const [, expires = '', link, signature = ''] = match;
    if (link === undefined && secret === undefined) return undefined;
    const isOurs = keys.some((key) => sameText(signature, sign(expires, link, key)));
    return isOurs && Number(expires) * 1000 > now() ? { link } : undefined;
  };
  return {
    isConfigured: secret !== undefined,
    enter(given, host) {
      if (secret === undefined || !sameText(given, secret)) return undefined;
      return cookieOf(undefined, lastsSeconds, host);
    },
    enterBy(link, until, host) {
      const left = Math.floor((until.getTime() - now()) / 1000);
      return cookieOf(link, Math.min(left, lastsSeconds), host);
    },
    linkOf: (headers) => read(headers)?.link,
    leave: (host) => `${cookieName(previewCookieName, host)}=; Max-Age=0; ${cookieAttributes}`,
    isPreviewing: (headers) => read(headers) !== undefined,
  };
}

/** Compares in constant time, which reveals nothing about where the two differ. */
function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}
