import type { IndexBook } from '../text-search/index-book.ts';
import { markText, snippetOf } from '../text-search/mark-matches.ts';
import { findRecords, type MatchedWord } from '../text-search/rank-hits.ts';
import type { IndexedRecord, IndexSettings } from '../text-search/text-index.ts';
import type { SearchError } from './read-search.ts';
import { readSearch, type SearchParameters } from './read-search.ts';

const mostHits = 1000;

/** Answers one search in an index. */
export function answerSearch(indexes: IndexBook, name: string, body: unknown): object | SearchError {
  const index = indexes.get(name);
  if (index === undefined) return missing(name);
  const parameters = readSearch(body);
  if ('status' in parameters) return parameters;
  const { hitsPerPage, page, query, facetFilters } = parameters;
  const { records: matching, words } = findRecords(index, parameters);
  const facets = facetsOf(index.settings);
  const records = matching.filter(({ object }) =>
    facetFilters.every((each) => [each].flat().some((filter) => passes(object, filter, facets))),
  );
  const reachable = records.slice(0, mostHits);
  return {
    hits: reachable
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => hitOf(record, words, parameters)),
    nbHits: records.length,
    page,
    nbPages: Math.ceil(reachable.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query,
    params: new URLSearchParams({ query }).toString(),
    processingTimeMS: 1,
    index: name,
  };
}

/** Answers with a part of all records of an index, and a cursor if there are more. */
export function browse(indexes: IndexBook, name: string, body: object): object | SearchError {
  const index = indexes.get(name);
  if (index === undefined) return missing(name);
  const { cursor, ...search } = body as Readonly<Record<string, unknown>>;
  const parameters = readSearch(search);
  if ('status' in parameters) return parameters;
  const start = Number(cursor ?? 0);
  const end = start + parameters.hitsPerPage;
  const records = index.all();
  return {
    hits: records
      .slice(start, end)
      .map(({ object }) => retrieved(object, [...parameters.attributesToRetrieve, 'objectID'])),
    nbHits: records.length,
    query: '',
    params: '',
    ...(end < records.length && { cursor: String(end) }),
  };
}

/** The attributes by which an index may be filtered; the service ignores filters of others. */
function facetsOf({ attributesForFaceting }: IndexSettings): ReadonlySet<string> {
  const declared = Array.isArray(attributesForFaceting) ? attributesForFaceting.map(String) : [];
  return new Set(declared.map((each) => each.replace(/^\w+\((.*)\)$/, '$1')));
}

function passes(object: IndexedRecord['object'], filter: string, facets: ReadonlySet<string>): boolean {
  const [attribute = '', ...rest] = filter.split(':');
  const value = rest.join(':');
  const values = [object[attribute]].flat();
  if (value.startsWith('-')) return !(facets.has(attribute) && values.includes(value.slice(1)));
  return facets.has(attribute) && values.includes(value);
}

function missing(name: string): SearchError {
  return { status: 404, message: `Index ${name} does not exist` };
}

function isNamed(name: string, wanted: readonly string[]): boolean {
  return wanted.includes('*') || wanted.includes(name);
}

function retrieved(object: IndexedRecord['object'], wanted: readonly string[]): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => isNamed(name, wanted)));
}

function hitOf(
  { object, texts }: IndexedRecord,
  words: readonly MatchedWord[],
  parameters: SearchParameters,
): object {
  const { attributesToRetrieve, attributesToHighlight, attributesToSnippet, snippetEllipsisText } =
    parameters;
  const marks = {
    before: parameters.highlightPreTag,
    after: parameters.highlightPostTag,
    ellipsis: snippetEllipsisText,
  };
  const lengths = new Map(attributesToSnippet.map((each) => lengthOf(each)));
  const highlighted = texts.filter(({ attribute }) => isNamed(attribute, attributesToHighlight));
  const snippets = texts.flatMap(({ attribute, text }) => {
    const length = lengths.get(attribute);
    return length === undefined ? [] : [[attribute, snippetOf(text, words, { ...marks, length })] as const];
  });
  return {
    ...retrieved(object, [...attributesToRetrieve, 'objectID']),
    ...(snippets.length > 0 && { _snippetResult: Object.fromEntries(snippets) }),
    _highlightResult: Object.fromEntries(
      highlighted.map(({ attribute, text }) => [attribute, markText(text, words, marks)]),
    ),
  };
}

/** `body:30` is 30 words of the body; without a number, ten. */
function lengthOf(snippet: string): readonly [attribute: string, length: number] {
  const [attribute = '', length = '10'] = snippet.split(':');
  return [attribute, Number(length)];
}
