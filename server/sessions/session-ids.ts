import { randomBytes } from 'node:crypto';
import type { KeyRing } from '../keys/key-ring.ts';
import { isSigned, sign } from '../keys/signature.ts';
import { type CookieHeaders, cookieAttributes, cookieName, readCookie } from './cookies.ts';

const randomPart = 16;
const timePart = 5;
const contentBytes = randomPart + timePart;
const signatureBytes = 12;

/** Issues the ids in visitors' cookies, and accepts only its own that are not older than their lifetime. */
export interface SessionIds {
  /** A new id: 128 random bits, the time of issue, and a signature. @param expiresAt its lifetime from now if omitted */
  issue(expiresAt?: number): string;
  /** The id that a request carries; undefined if there is none, it is not ours, or it has expired. */
  read(headers: CookieHeaders): string | undefined;
  /** The `Set-Cookie` header that gives a visitor this id. @param host that the visitor has asked */
  cookie(id: string, host?: string): string;
  /** When an id expires, whatever the visitor does; milliseconds since the epoch. */
  expiryOf(id: string): number;
}

export interface SessionIdOptions {
  readonly keys: KeyRing;
  readonly lifetimeMs: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function createSessionIds({ keys, lifetimeMs, now }: SessionIdOptions): SessionIds {
  const expiryOf = (id: string) =>
    Buffer.from(id, 'base64url').readUIntBE(randomPart, timePart) * 1000 + lifetimeMs;
  return {
    issue(expiresAt = now() + lifetimeMs) {
      const content = Buffer.alloc(contentBytes);
      randomBytes(randomPart).copy(content);
      content.writeUIntBE(Math.floor((expiresAt - lifetimeMs) / 1000), randomPart, timePart);
      const signature = sign(keys, 'session-id', content).subarray(0, signatureBytes);
      return Buffer.concat([content, signature]).toString('base64url');
    },
    read(headers) {
      const id = readSessionCookie(headers);
      if (id === undefined) return undefined;
      const bytes = Buffer.from(id, 'base64url');
      const isOurs = isSigned(
        keys,
        'session-id',
        bytes.subarray(0, contentBytes),
        bytes.subarray(contentBytes),
      );
      return isOurs && expiryOf(id) > now() ? id : undefined;
    },
    cookie: (id, host) => sessionCookie(id, expiryOf(id) - now(), host),
    expiryOf,
  };
}

export const sessionCookieName = '__Host-waymark';

/** 33 bytes in base64url. */
const idPattern = /^[A-Za-z0-9_-]{44}$/;

/** Finds a text in the form of our ids among the cookies of a request; `SessionIds` decides whether it is valid. */
export function readSessionCookie(headers: CookieHeaders): string | undefined {
  return readCookie(headers, sessionCookieName, idPattern);
}

/**
 * The `Set-Cookie` header that gives a visitor an id for as long as the id is valid, so that a visitor who
 * closes the browser and comes back finds the answers again.
 * @param lifetimeMs how long the id is still valid
 */
export function sessionCookie(id: string, lifetimeMs: number, host?: string): string {
  return `${cookieName(sessionCookieName, host)}=${id}; Max-Age=${Math.floor(lifetimeMs / 1000)}; ${cookieAttributes}`;
}
