import { QueryClient } from '@tanstack/react-query';
import { createSiteToken, type SiteToken } from './site-token.ts';

let client: QueryClient | undefined;
let token: SiteToken | undefined;

/** Cache of services' answers in this tab. It contains no answers of the visitor. */
export function serviceCache(): QueryClient {
  client ??= new QueryClient();
  return client;
}

/** The token for our own gateway. Renewing it clears the cached answers of services. */
export function siteToken(): Promise<string> {
  token ??= createSiteToken({
    fetch: (path) => fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store' }),
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
    },
    clock: {
      now: () => Date.now(),
      setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
      clearTimeout: (timer) => clearTimeout(timer as number | undefined),
    },
    onRefresh: forgetServices,
  });
  return token.read();
}

/**
 * The look-up that asked for the token is in progress, so active queries are marked stale instead of removed.
 */
function forgetServices(): void {
  serviceCache().removeQueries({ type: 'inactive' });
  void serviceCache().invalidateQueries({ refetchType: 'none' });
}
