import type { JourneyState } from '#engine';
import type { KeyRing } from '../keys/key-ring.ts';
import { seal, unseal } from '../keys/seal.ts';
import { type CookieHeaders, cookieAttributes, cookieName, readCookie } from './cookies.ts';

/** Query parameters by the names under which journeys capture them. */
export type VisitParameters = JourneyState['captured'];

/**
 * Keeps the query parameters that a visit began with, for every journey of the site, in an encrypted cookie: nothing is
 * stored of a visitor who only looks.
 */
export interface Visits {
  /** The parameters that a request carries; undefined if there are none, or they are not ours. */
  read(headers: CookieHeaders): VisitParameters | undefined;
  /** The `Set-Cookie` header that keeps them, as far as they fit into a cookie. @param host that the visitor has asked */
  cookie(parameters: VisitParameters, host?: string): string;
}

export interface VisitOptions {
  readonly keys: KeyRing;
  /** How long the parameters are kept: as long as answers are. */
  readonly lifetimeMs: number;
}

const visitCookieName = '__Host-waymark-visit';
/** Binds the cookie to its purpose, since other texts are encrypted with the same keys. */
const binding = 'visit';
/** Browsers keep cookies of at least 4096 bytes, and encryption makes a text longer by a third. */
const mostBytes = 2500;

export function createVisits({ keys, lifetimeMs }: VisitOptions): Visits {
  return {
    read(headers) {
      const text = unseal(keys, readCookie(headers, visitCookieName, /./) ?? '', binding);
      // Only `cookie` writes this text.
      return text === undefined ? undefined : (JSON.parse(text) as VisitParameters);
    },
    cookie(parameters, host) {
      const sealed = seal(keys, fitting(parameters), binding);
      const name = cookieName(visitCookieName, host);
      return `${name}=${sealed}; Max-Age=${Math.floor(lifetimeMs / 1000)}; ${cookieAttributes}`;
    },
  };
}

function fitting(parameters: VisitParameters): string {
  let text = '{}';
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(parameters)) {
    kept[name] = value;
    const longer = JSON.stringify(kept);
    if (Buffer.byteLength(longer) > mostBytes) break;
    text = longer;
  }
  return text;
}
