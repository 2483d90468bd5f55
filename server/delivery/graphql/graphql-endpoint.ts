import { type ParseOptions, parse, type Source } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { ContentModes } from '../content-modes.ts';
import { contentSchema } from './content-schema.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { limitQuery } from './query-limits.ts';

/** A longer query is not even read. */
const greatestTokens = 2000;

/** Linked items followed for one answer; links beyond give null. */
const mostLinkedItems = 10_000;

type Endpoint = (request: Request, context: GraphqlContext) => Response | Promise<Response>;

/** Kept as long as their sources are. */
const endpoints = new WeakMap<
  object,
  { readonly preview: object | undefined; readonly endpoint: Endpoint }
>();

/** Answers a GraphQL request over the content. */
export async function answerGraphql(request: Request, modes: ContentModes): Promise<Response> {
  const answer = await endpointOf(modes)(request, { modes, allowance: { left: mostLinkedItems } });
  // Another copy of the header map, since the server's may be sealed.
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}

function endpointOf(modes: ContentModes): Endpoint {
  const known = endpoints.get(modes.fetch);
  if (known !== undefined && known.preview === modes.preview) return known.endpoint;
  const endpoint = createEndpoint(modes);
  endpoints.set(modes.fetch, { preview: modes.preview, endpoint });
  return endpoint;
}

const limits: Plugin = {
  onParse: ({ setParseFn }) =>
    setParseFn((source: string | Source, options?: ParseOptions) =>
      parse(source, { ...options, maxTokens: greatestTokens }),
    ),
  onValidate: ({ addValidationRule }) => addValidationRule(limitQuery),
};

function createEndpoint(modes: ContentModes): Endpoint {
  const yoga = createYoga<GraphqlContext>({
    schema: contentSchema(modes),
    graphqlEndpoint: '*',
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    plugins: [limits],
  });
  return (request, context) => yoga.fetch(request, context);
}
