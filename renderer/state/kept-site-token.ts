/** The token as it is kept, so that other tabs and later visits use it too. `expiry` is in milliseconds since 1970. */
export interface KeptToken {
  readonly token: string;
  readonly expiry: number;
}

/** Where the token of our own gateway is kept. */
export const siteTokenKey = 'waymark.site-token';

/** Reads what is kept; undefined when it is no token of ours. Throws where storage is forbidden. */
export function readKeptToken(storage: Pick<Storage, 'getItem'>): KeptToken | undefined {
  const text = storage.getItem(siteTokenKey);
  if (text === null) return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { token, expiry } = value as { token?: unknown; expiry?: unknown };
  return typeof token === 'string' && typeof expiry === 'number' ? { token, expiry } : undefined;
}

/** Whether this browser keeps a token, however old. The empty one, kept when none could be had, is none. */
export function hasSiteToken(): boolean {
  try {
    return (readKeptToken(localStorage)?.token ?? '') !== '';
  } catch {
    return false;
  }
}
