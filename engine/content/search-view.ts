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

/** Result of a search; `failed` if it could not be asked. */
type SearchFindings =
  | { readonly outcome: 'found'; readonly hits: readonly SearchHit[]; readonly total: number }
  | { readonly outcome: 'failed' };

/** Results of a search as the page shows them. */
export interface SearchView {
  /** The query; '' before anything is searched for. */
  readonly query: string;
  /** Number of pages of hits that are shown, from the first. */
  readonly page: number;
  /** Whether more pages can be shown. */
  readonly hasMore: boolean;
  readonly findings: SearchFindings;
}
