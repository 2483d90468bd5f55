import { randomBytes } from 'node:crypto';

/** `__Host-`: the browser takes it only over a secure connection, for this very host and the whole site. */
export const sessionCookieName = '__Host-waymark';

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const idBytes = 16;
const idPattern = /^[A-Za-z0-9_-]{22}$/;

/** A new visitor's id: 128 random bits. It lives in the cookie; the store knows only its hash. */
export function newSessionId(): string {
  return randomBytes(idBytes).toString('base64url');
}

/** The id in a `Cookie` header; undefined when there is none or it is none of ours. */
export function readSessionCookie(header: string | null | undefined): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name = '', value = ''] = pair.trim().split('=');
    if (name === sessionCookieName && idPattern.test(value)) return value;
  }
  return undefined;
}

/** The `Set-Cookie` header that gives a visitor an id until the browser is closed. */
export function sessionCookie(id: string): string {
  return `${sessionCookieName}=${id}; ${attributes}`;
}

/** The `Set-Cookie` header that takes it away. */
export function clearedSessionCookie(): string {
  return `${sessionCookieName}=; ${attributes}; Max-Age=0`;
}
