import { QueryClient } from '@tanstack/react-query';
import { createSiteToken, type SiteToken } from './site-token.ts';

let client: QueryClient | undefined;
let token: SiteToken | undefined;

/** What services answered in this tab. Holds no answer of the visitor's. */
export function serviceCache(): QueryClient {
  client ??= new QueryClient();
  return client;
}

/** The token for our own gateway. When it is renewed, what services answered before is forgotten. */
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

/** The look-up that asked for the token is under way, so what is in use is marked stale, not taken away. */
function forgetServices(): void {
  serviceCache().removeQueries({ type: 'inactive' });
  void serviceCache().invalidateQueries({ refetchType: 'none' });
}
