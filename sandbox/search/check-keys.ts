import type { SandboxContext } from '../service.ts';

/** Application and keys that this search service accepts. They have no value elsewhere. */
export const searchIdentity = {
  applicationId: 'SANDBOX',
  /** May only search. */
  searchKey: 'sandbox-search-key',
  /** May also write. */
  adminKey: 'sandbox-search-admin-key',
} as const;

/** An error as the service writes it. */
export interface SearchError {
  readonly message: string;
  readonly status: 400 | 403 | 404;
}

/** Checks the application id and the key, which stand in headers or in the query. */
export function checkKeys(context: SandboxContext, need: 'search' | 'admin'): SearchError | undefined {
  const given = (name: string) => context.req.header(name) ?? context.req.query(name);
  const key = given('x-algolia-api-key');
  const isKnown = key === searchIdentity.adminKey || key === searchIdentity.searchKey;
  if (given('x-algolia-application-id') !== searchIdentity.applicationId || !isKnown) {
    return { message: 'Invalid Application-ID or API key', status: 403 };
  }
  if (need === 'admin' && key !== searchIdentity.adminKey) {
    return { message: 'Method not allowed with this API key', status: 403 };
  }
  return undefined;
}
