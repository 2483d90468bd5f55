import type { OperationRequest } from '#engine';
import { valuesInPath } from './described-call.ts';
import { type JsonSchema, typesOf } from './json-schema.ts';
import type { SchemaCheck, SchemaFault } from './schema-check.ts';
import type { DescribedCall, DescribedParameter, ServiceDescription } from './service-description.ts';

export const requestPlaces = ['path', 'query', 'header', 'body'] as const;

/** Why a service refuses a request, by its description. */
export interface RequestFault extends SchemaFault {
  /** Where the part is; in a query, a path or headers, its path is the name of a parameter. */
  readonly place: (typeof requestPlaces)[number];
}

type SentRequest = Pick<OperationRequest, 'path' | 'query' | 'headers' | 'body'>;

/** Headers that the configuration of a service sends: the value, or `true` where that is not known. */
export type ConfiguredHeaders = Readonly<Record<string, string | true>>;

/** The parts of a request that a description refuses. */
export function requestFaults(
  { path, query, headers, body }: SentRequest,
  call: DescribedCall,
  { base, plain }: ServiceDescription,
  check: SchemaCheck,
  configured: ConfiguredHeaders = {},
): readonly RequestFault[] {
  const sent = {
    path: new Map<string, string | true>(valuesInPath(path, call.path, base)),
    query: new Map<string, string | true>(query),
    header: new Map(Object.entries({ ...configured, ...headers })),
  };
  const inParameters = call.parameters.flatMap((parameter): readonly RequestFault[] => {
    const { in: place, isRequired } = parameter;
    if (place !== 'path' && place !== 'query' && place !== 'header') return [];
    const name = place === 'header' ? parameter.name.toLowerCase() : parameter.name;
    if (place === 'header' && headersOfCalls.has(name)) return [];
    const value = sent[place].get(name);
    if (value === true) return [];
    if (value !== undefined)
      return check(parameter.schema, readText(value, parameter, plain)).map(({ reason }) => ({
        place,
        path: [name],
        reason,
        decidedBy: [],
      }));
    return isRequired ? [missing(place, [name])] : [];
  });
  return [...inParameters, ...bodyFaults(body, call, check)];
}

/** Headers that the server itself sends; OpenAPI says that a parameter of these names means nothing. */
const headersOfCalls: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

function missing(place: RequestFault['place'], path: RequestFault['path']): RequestFault {
  return { place, path, reason: 'it is missing', decidedBy: [] };
}

function bodyFaults(
  body: SentRequest['body'],
  call: DescribedCall,
  check: SchemaCheck,
): readonly RequestFault[] {
  if (call.body === undefined) return [];
  if (body === undefined) return call.body.isRequired ? [missing('body', [])] : [];
  return check(call.body.schema, body).map((fault) => ({ place: 'body', ...fault }));
}

/** A value of an address or a header as its schema means it: a number or a boolean where no text may stand. */
function readText(text: string, { schema }: DescribedParameter, plain: ServiceDescription['plain']): unknown {
  const types = typesIn(schema, plain);
  if (types === undefined || types.has('string')) return text;
  if (types.has('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  const isNumber = (types.has('number') || types.has('integer')) && /^-?\d+(?:\.\d+)?$/.test(text);
  if (isNumber) return Number(text);
  return types.has('array') ? text.split(',') : text;
}

function typesIn(
  schema: JsonSchema,
  plain: ServiceDescription['plain'],
  depth = 0,
): ReadonlySet<string> | undefined {
  const read = plain(schema);
  const values = 'const' in read ? [read.const] : read.enum;
  if (values) return new Set(values.map((value) => typeof value));
  if (read.anyOf === undefined || depth > 5) {
    const types = typesOf(read);
    return types && new Set(types);
  }
  const each = read.anyOf.map((part) => typesIn(part, plain, depth + 1));
  return each.includes(undefined) ? undefined : new Set(each.flatMap((types) => [...(types ?? [])]));
}
