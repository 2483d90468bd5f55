import { type KeptToken, readKeptToken, siteTokenKey } from './kept-site-token.ts';

export interface SiteTokenDeps {
  readonly fetch: (path: string) => Promise<Response>;
  /** Local storage or a substitute. A storage that throws is ignored. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly clock: {
    readonly now: () => number;
    readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
    readonly clearTimeout: (timer: unknown) => void;
  };
  /** Called after a new token: cached answers of services are to be dropped. */
  readonly onRefresh: () => void;
}

export interface SiteToken {
  /** A token that is valid for the next call, or an empty text when none is available. Never rejects. */
  readonly read: () => Promise<string>;
  /** Stops the background refresh. */
  readonly stop: () => void;
}

const tokenPath = '/api/npa/accesstoken';
/** A token is not used in its last 60 seconds. The background refresh comes 65 seconds before its end. */
const unusedMs = 60_000;
const refreshMs = 65_000;
/** The longest delay that a browser's timer supports. */
const longestDelayMs = 2 ** 31 - 1;

const noToken: KeptToken = { token: '', expiry: 0 };

/** Keeps the short-lived token that our own gateway requires. */
export function createSiteToken({ fetch, storage, clock, onRefresh }: SiteTokenDeps): SiteToken {
  let kept = restore();
  let underway: Promise<string> | undefined;
  let timer: unknown;

  function restore(): KeptToken {
    try {
      return readKeptToken(storage) ?? noToken;
    } catch {
      return noToken;
    }
  }

  function keep(next: KeptToken): void {
    kept = next;
    try {
      storage.setItem(siteTokenKey, JSON.stringify(next));
    } catch {
      // A full or forbidden storage only costs another fetch on the next page.
    }
  }

  function usable(): boolean {
    return kept.token !== '' && clock.now() < kept.expiry - unusedMs;
  }

  function refresh(): Promise<string> {
    underway ??= fetchToken(fetch, clock.now).then((next) => {
      underway = undefined;
      keep(next);
      if (next.token !== '') onRefresh();
      schedule();
      return next.token;
    });
    return underway;
  }

  /** A token that lives shorter than the refresh margin is fetched on demand instead. */
  function schedule(): void {
    clock.clearTimeout(timer);
    const delay = kept.expiry - refreshMs - clock.now();
    if (kept.token === '' || delay <= 0) return;
    timer = clock.setTimeout(refreshUnlessRenewed, Math.min(delay, longestDelayMs));
  }

  /** Another tab may have renewed the token. */
  function refreshUnlessRenewed(): void {
    const { expiry } = kept;
    kept = restore();
    if (kept.expiry > expiry) schedule();
    else void refresh();
  }

  schedule();
  return {
    async read() {
      if (!usable()) kept = restore();
      return usable() ? kept.token : refresh();
    },
    stop: () => clock.clearTimeout(timer),
  };
}

/** Any failure gives the empty token. */
async function fetchToken(fetch: SiteTokenDeps['fetch'], now: () => number): Promise<KeptToken> {
  try {
    const response = await fetch(tokenPath);
    const body: unknown = response.ok ? await response.json() : undefined;
    if (typeof body !== 'object' || body === null) return noToken;
    const { access_token: token, expires_in: seconds } = body as {
      access_token?: unknown;
      expires_in?: unknown;
    };
    if (typeof token !== 'string' || typeof seconds !== 'number' || !Number.isFinite(seconds)) return noToken;
    return { token, expiry: now() + seconds * 1000 };
  } catch {
    return noToken;
  }
}
