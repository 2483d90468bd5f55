import {
  type DocumentNode,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type ParseOptions,
  parse,
  type Source,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { readBody } from '../../../http/read-body.ts';
import type { ContentModes } from '../content-source.ts';
import { contentSchema } from './content-schema.ts';
import { greatestListPage, limitQuery } from './query-limits.ts';
import type { GraphqlContext } from './query-types.ts';

/** Larger request bodies are refused. */
const greatestBodyBytes = 64 * 1024;

/** Longer queries are not parsed. */
const greatestTokens = 2000;

/** Linked items followed per response; further links give null. */
const mostLinkedItems = 10_000;

export const parsedQueries = new LRUCache<string, DocumentNode>({ max: 100 });

/** Errors are not cached: they contain the query's text, and wrong queries are rarely repeated. */
const noCache = { get: () => undefined, set: () => undefined };

export interface GraphqlOptions {
  /** Whether clients may query the schema. */
  readonly introspection: boolean;
  /** Most items that one query of content returns; a page of a list if omitted. */
  readonly mostItems?: number;
}

type Endpoint = (request: Request, context: GraphqlContext) => Response | Promise<Response>;

/** Weak, so that an endpoint lives as long as its source. */
const endpoints = new WeakMap<
  object,
  { readonly preview: object | undefined; readonly endpoint: Endpoint }
>();

/** Answers a GraphQL request over the content. */
export async function answerGraphql(
  request: Request,
  modes: ContentModes,
  { introspection, mostItems = greatestListPage }: GraphqlOptions,
): Promise<Response> {
  const body = await readBody(request, greatestBodyBytes);
  if (body === undefined) return tooLarge();
  const { url, method, headers: sent, signal } = request;
  const read = new Request(url, { method, headers: sent, signal, ...(body.length > 0 && { body }) });
  const context = { modes, introspection, mostItems, allowance: { left: mostLinkedItems } };
  const answer = await endpointOf(modes)(read, context);
  // Copied, since the headers of the answer may be immutable.
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}

function tooLarge(): Response {
  const errors = [{ message: `A request may have ${greatestBodyBytes} bytes.` }];
  return Response.json({ errors }, { status: 413, headers: { 'cache-control': 'no-store' } });
}

function endpointOf(modes: ContentModes): Endpoint {
  const known = endpoints.get(modes.fetch);
  if (known !== undefined && known.preview === modes.preview) return known.endpoint;
  const endpoint = createEndpoint(modes);
  endpoints.set(modes.fetch, { preview: modes.preview, endpoint });
  return endpoint;
}

const limits: Plugin<GraphqlContext> = {
  onParse: ({ setParseFn }) =>
    setParseFn((source: string | Source, options?: ParseOptions) =>
      parse(source, { ...options, maxTokens: greatestTokens }),
    ),
  onValidate: ({ addValidationRule, context }) => {
    addValidationRule(limitQuery);
    if (!context.introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** Names that the library suggests in its errors would tell clients the schema, with or without introspection. */
const noSuggestions: Plugin = {
  onResultProcess({ result, setResult }) {
    if (Symbol.asyncIterator in result || Array.isArray(result) || !result.errors) return;
    setResult({ ...result, errors: result.errors.map(withoutSuggestions) });
  },
};

function withoutSuggestions(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/\s*Did you mean [\s\S]*\?/, '');
  if (message === error.message) return error;
  const { nodes = null, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}

function createEndpoint(modes: ContentModes): Endpoint {
  const yoga = createYoga<GraphqlContext>({
    schema: contentSchema(modes),
    graphqlEndpoint: '*',
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    parserAndValidationCache: { documentCache: parsedQueries, errorCache: noCache },
    plugins: [limits, noSuggestions],
  });
  return (request, context) => yoga.fetch(request, context);
}
