/** The hosted search index as configured. */
export interface SearchService {
  readonly applicationId: string;
  /** Key that may only search. */
  readonly searchKey: string;
  /** Key that may write. Without it, this site only searches: something else fills the index. */
  readonly adminKey?: string;
  /** Name of the index. */
  readonly index: string;
  /** Base addresses, tried in order; those of the provider for this application if omitted. */
  readonly hosts?: readonly string[];
  /** Time limit of one attempt to search. */
  readonly timeoutMs: number;
}

/** The index of the sandbox; `url` is its address, without a trailing slash. */
export function sandboxSearch(url: string): SearchService {
  return {
    applicationId: 'SANDBOX',
    searchKey: 'sandbox-search-key',
    adminKey: 'sandbox-search-admin-key',
    index: 'website',
    hosts: [`${url}/search`],
    timeoutMs: 2000,
  };
}
