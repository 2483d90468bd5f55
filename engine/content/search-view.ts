/** A part of a snippet, and whether it was searched for. */
export interface SnippetPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A page that a search has found. */
export interface SearchHit {
  /** Path on this site. */
  readonly path: string;
  readonly title: string;
  readonly snippet: readonly SnippetPart[];
}

/** What a search has found; `failed` if it could not be asked. */
export type SearchFindings =
  | { readonly outcome: 'found'; readonly hits: readonly SearchHit[]; readonly total: number }
  | { readonly outcome: 'failed' };

/** What the results of a search show. */
export interface SearchView {
  /** Name of the retailer, in the placeholder. */
  readonly brand: string;
  /** What is searched for; '' before anything is. */
  readonly query: string;
  /** Number of pages of hits that are shown, from the first. */
  readonly page: number;
  /** Whether more pages can be shown. */
  readonly hasMore: boolean;
  readonly findings: SearchFindings;
}
