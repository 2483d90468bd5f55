/** `__Host-`: browsers accept it only over a secure connection, for this exact host and the whole site. */
export const sessionCookieName = '__Host-waymark';

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
/** 33 bytes in base64url: see `session-ids.ts`. */
const idPattern = /^[A-Za-z0-9_-]{44}$/;

/** Finds a text in the form of our ids in a `Cookie` header; `SessionIds` decides whether it is valid. */
export function readSessionCookie(header: string | null | undefined): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name = '', value = ''] = pair.trim().split('=');
    if (name === sessionCookieName && idPattern.test(value)) return value;
  }
  return undefined;
}

/**
 * The `Set-Cookie` header that gives a visitor an id for as long as the id is valid, so that a visitor who
 * closes the browser and comes back finds the answers again.
 * @param lifetimeMs how long the id is still valid
 */
export function sessionCookie(id: string, lifetimeMs: number): string {
  return `${sessionCookieName}=${id}; Max-Age=${Math.floor(lifetimeMs / 1000)}; ${attributes}`;
}
