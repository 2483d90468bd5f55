import { GraphQLClient, gql } from 'graphql-request';
import { type CompiledRelease, nothingSelected, type SelectedItems } from '#engine';
import type { ContentQuery } from '#schemas';
import type { ContentModes } from './delivery/content-modes.ts';
import { contentPath, handleContentRequest } from './delivery/content-request.ts';
import { sourceOfRelease } from './delivery/content-source.ts';

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
