/** The stored token, shared with other tabs and later visits. `expiry` is in milliseconds since 1970. */
export interface KeptToken {
  readonly token: string;
  readonly expiry: number;
}

/** Storage key of the token for our own gateway. */
export const siteTokenKey = 'waymark.site-token';

/** Reads the stored token; undefined if there is no valid one. Throws where storage is forbidden. */
export function readKeptToken(storage: Pick<Storage, 'getItem'>): KeptToken | undefined {
  const text = storage.getItem(siteTokenKey);
  if (text === null) return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { token, expiry } = value as { token?: unknown; expiry?: unknown };
  return typeof token === 'string' && typeof expiry === 'number' ? { token, expiry } : undefined;
}

/**
 * Whether this browser stores a token, even an expired one. An empty one, stored after a failure, does not
 * count.
 */
export function hasSiteToken(): boolean {
  try {
    return (readKeptToken(localStorage)?.token ?? '') !== '';
  } catch {
    return false;
  }
}
