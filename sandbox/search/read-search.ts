import { Ajv, type JSONSchemaType } from 'ajv';
import { closedObject } from '../schema-shapes.ts';
import type { SandboxContext } from '../service.ts';
import type { Query } from '../text-search/rank-hits.ts';
import type { IndexSettings, SearchObject } from '../text-search/text-index.ts';

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
  /** `attribute:value`, or `attribute:-value` for its absence. All have to hold; of a list inside, one. */
  readonly facetFilters: readonly (string | readonly string[])[];
}

const names = { type: 'array', items: { type: 'string' } } as const;

const schema = closedObject(
  {},
  {
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
    facetFilters: {
      type: 'array',
      items: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
      default: [],
    },
  },
);

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

export interface WriteBatch {
  readonly requests: readonly {
    readonly action: 'addObject' | 'updateObject' | 'deleteObject' | 'clear' | 'delete';
    readonly body?: Partial<SearchObject>;
  }[];
}

export interface IndexOperation {
  readonly operation: 'move' | 'copy';
  readonly destination: string;
  readonly scope?: readonly string[];
}

/** Largest record in bytes, as in the plans of the real service. */
export const largestRecord = 100_000;

const ajv = new Ajv();

export const isWriteBatch = ajv.compile<WriteBatch>({
  type: 'object',
  required: ['requests'],
  properties: {
    requests: {
      type: 'array',
      items: {
        type: 'object',
        required: ['action'],
        properties: {
          action: { enum: ['addObject', 'updateObject', 'deleteObject', 'clear', 'delete'] },
          body: { type: 'object', properties: { objectID: { type: 'string' } } },
        },
      },
    },
  },
});

export const isIndexOperation = ajv.compile<IndexOperation>({
  type: 'object',
  required: ['operation', 'destination'],
  properties: {
    operation: { enum: ['move', 'copy'] },
    destination: { type: 'string', minLength: 1 },
    scope: { type: 'array', items: { type: 'string' } },
  },
});

export const isSettings = ajv.compile<IndexSettings>({ type: 'object' });
