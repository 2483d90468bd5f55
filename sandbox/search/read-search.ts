import { Ajv, type JSONSchemaType } from 'ajv';
import type { Query } from '../text-search/rank-hits.ts';
import type { SearchError } from './check-keys.ts';

/** Parameters of one search, with their defaults. */
export interface SearchParameters extends Query {
  readonly hitsPerPage: number;
  /** Counts from 0. */
  readonly page: number;
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToHighlight: readonly string[];
  /** Each with its number of words, as in `body:30`. */
  readonly attributesToSnippet: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly snippetEllipsisText: string;
  readonly analytics: boolean;
}

const names = { type: 'array', items: { type: 'string' } } as const;

const schema = {
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    query: { type: 'string', default: '' },
    queryType: {
      type: 'string',
      enum: ['prefixLast', 'prefixAll', 'prefixNone'],
      default: 'prefixLast',
    },
    removeWordsIfNoResults: { type: 'string', enum: ['none', 'allOptional'], default: 'none' },
    hitsPerPage: { type: 'integer', minimum: 1, maximum: 1000, default: 20 },
    page: { type: 'integer', minimum: 0, default: 0 },
    attributesToRetrieve: { ...names, default: ['*'] },
    attributesToHighlight: { ...names, default: ['*'] },
    attributesToSnippet: { ...names, default: [] },
    highlightPreTag: { type: 'string', default: '<em>' },
    highlightPostTag: { type: 'string', default: '</em>' },
    snippetEllipsisText: { type: 'string', default: '…' },
    analytics: { type: 'boolean', default: true },
  },
} as const;

const longestQuery = 512;

const validate = new Ajv({ useDefaults: true, coerceTypes: true }).compile(
  schema as unknown as JSONSchemaType<SearchParameters>,
);

/** Reads parameters, written as properties or as a query text under `params`. */
export function readSearch(body: unknown): SearchParameters | SearchError {
  const { params, ...properties } = typeof body === 'object' && body !== null ? { params: '', ...body } : {};
  const given: unknown = { ...Object.fromEntries(new URLSearchParams(String(params ?? ''))), ...properties };
  if (validate(given)) return { ...given, query: given.query.slice(0, longestQuery) };
  const { instancePath = '', message = '', params: detail = {} } = validate.errors?.[0] ?? {};
  return {
    status: 400,
    message: `Invalid value for "${instancePath}": ${message} ${JSON.stringify(detail)}`,
  };
}
