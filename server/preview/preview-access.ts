import { createHmac, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../keys/hash.ts';
import type { Key, KeyRing } from '../keys/key-ring.ts';
import { type CookieHeaders, cookieAttributes, cookieName, readCookie } from '../sessions/cookies.ts';

/** Lets those who know a secret see drafts for some hours. */
export interface PreviewAccess {
  /** False if no secret is configured. */
  readonly isConfigured: boolean;
  /** The `set-cookie` that begins a preview; undefined if the secret is wrong or none is configured. */
  enter(secret: string, host?: string): string | undefined;
  /** The `set-cookie` that ends it. */
  leave(host?: string): string;
  /** Whether a request carries the cookie of a preview that has not expired. */
  isPreviewing(headers: CookieHeaders): boolean;
}

const previewCookieName = '__Host-waymark-preview';
const previewCookie = /^(\d{1,12})\.([\w-]{1,100})$/;
const lastsSeconds = 8 * 60 * 60;

export interface PreviewOptions {
  /** Secret that an editor must give; without it there is no preview. */
  readonly secret: string | undefined;
  /** Sign the cookie; the same on every instance. */
  readonly keys: KeyRing;
  readonly now: () => number;
}

export function previewAccess({ secret, keys, now }: PreviewOptions): PreviewAccess {
  // The key depends on the secret, so that a change of the secret ends every preview.
  const sign = (expires: string, key: Key) => {
    const own = createHmac('sha256', key.secret).update(`secret:${secret}`).digest();
    return createHmac('sha256', own).update(expires).digest('base64url');
  };
  return {
    isConfigured: secret !== undefined,
    enter(given, host) {
      if (secret === undefined || !sameText(given, secret)) return undefined;
      const expires = String(Math.floor(now() / 1000) + lastsSeconds);
      const name = cookieName(previewCookieName, host);
      return `${name}=${expires}.${sign(expires, keys[0])}; Max-Age=${lastsSeconds}; ${cookieAttributes}`;
    },
    leave: (host) => `${cookieName(previewCookieName, host)}=; Max-Age=0; ${cookieAttributes}`,
    isPreviewing(headers) {
      if (secret === undefined) return false;
      const match = previewCookie.exec(readCookie(headers, previewCookieName, previewCookie) ?? '');
      if (match === null) return false;
      const [, expires = '', signature = ''] = match;
      const isOurs = keys.some((key) => sameText(signature, sign(expires, key)));
      return isOurs && Number(expires) * 1000 > now();
    },
  };
}

/** Compares in constant time, which reveals nothing about where the two differ. */
function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}
