import { GraphQLClient, gql } from 'graphql-request';
import { LRUCache } from 'lru-cache';
import { type CompiledRelease, nothingSelected, queryKey, type SelectedItems } from '#engine';
import type { ContentQuery } from '#schemas';
import { sha256 } from '../keys/hash.ts';
import { contentPath, handleContentRequest } from './delivery/content-request.ts';
import { type ContentModes, sourceOfRelease } from './delivery/content-source.ts';

/** The items of a query, and a hash of them. */
export interface QueryResult extends SelectedItems {
  readonly digest: string;
}

/** Answers queries of pages of a release. After an error the result is empty; it is not kept. */
export type ReadQuery = (
  release: CompiledRelease,
  query: ContentQuery,
  preview: boolean,
) => Promise<QueryResult>;

interface Kept {
  readonly result: QueryResult;
  readonly bytes: number;
}

/** Most bytes of results that are kept, as JSON. */
const capacity = 64 * 1024 * 1024;

const failedDigest = 'failed';

/**
 * Reads queries through the content service. Results are kept by the digest of all content, so that releases
 * with the same content share them.
 */
export function queryResults(
  onError: (error: unknown, query: ContentQuery) => void,
  clientOf: (release: CompiledRelease, preview: boolean) => AskContent = contentClient,
): ReadQuery {
  const kept = new LRUCache<string, Kept>({
    maxSize: capacity,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  const pending = new Map<string, Promise<QueryResult>>();

  async function ask(
    key: string,
    release: CompiledRelease,
    query: ContentQuery,
    preview: boolean,
  ): Promise<QueryResult> {
    try {
      const { items, count } = await clientOf(release, preview)(query);
      const text = JSON.stringify([items, count]);
      const result = { items, count, digest: sha256(text) };
      kept.set(key, { result, bytes: text.length });
      return result;
    } catch (error) {
      onError(error, query);
      return { ...nothingSelected, digest: failedDigest };
    } finally {
      pending.delete(key);
    }
  }

  return async (release, query, preview) => {
    const key = `${release.contentDigest} ${release.site.language} ${preview} ${queryKey(query)}`;
    const known = kept.get(key)?.result ?? pending.get(key);
    if (known !== undefined) return await known;
    const asked = ask(key, release, query, preview);
    pending.set(key, asked);
    return await asked;
  };
}

/** Whether the content service answered a query. */
export function isAnswered({ digest }: QueryResult): boolean {
  return digest !== failedDigest;
}

/** Asks the content service for the items of a query. Rejects if it reports an error. */
export type AskContent = (query: ContentQuery) => Promise<SelectedItems>;

const document = gql`
  query PageContent($query: ContentQuery!, $locale: String!) {
    contentItems(query: $query, locale: $locale) {
      count
      items
    }
  }
`;

/** A page may list all items of its lists; a list has at most 5,000 in one document. */
const mostItems = 100_000;

/** The host names nothing: requests do not leave the process. */
const address = `http://content.invalid${contentPath}/graphql`;

/**
 * A client of the content service for one release.
 *
 * @param preview whether to ask for drafts; then the release is that of the drafts
 */
export function contentClient(release: CompiledRelease, preview: boolean): AskContent {
  const source = sourceOfRelease(release);
  const modes: ContentModes = { fetch: source, ...(preview && { preview: source }) };
  const { language } = release.site;
  const locale = preview ? `${language}-preview` : language;
  const client = new GraphQLClient(address, {
    fetch: (input, init) =>
      handleContentRequest(new Request(input, init), modes, { introspection: false, mostItems }),
  });
  return async (query) => {
    const variables = { query: { ...query, list: [query.list].flat() }, locale };
    const { contentItems } = await client.request<{ readonly contentItems: SelectedItems }>(
      document,
      variables,
    );
    return contentItems ?? nothingSelected;
  };
}
