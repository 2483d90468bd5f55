import { allOf, anyOf, type JsonSchema } from '../../openapi/json-schema.ts';
import type { OperationContract, SentParameter } from './operation-contracts.ts';

/** A JSON document by OpenAPI 3.1. */
export type OpenApiDocument = { readonly [name: string]: unknown };

/**
 * Describes the calls of one service as OpenAPI 3.1: what the operations send, and what they rely on in the answers.
 * Operations of the same method and path are one call: its body is that of any of them, its answer has what each of them reads.
 */
export function openApiDocument(service: string, contracts: readonly OperationContract[]): OpenApiDocument {
  const paths = new Map<string, Map<string, OperationContract[]>>();
  for (const contract of contracts.filter((each) => each.service === service)) {
    const methods = paths.get(contract.path) ?? new Map<string, OperationContract[]>();
    const method = contract.operation.method.toLowerCase();
    paths.set(contract.path, methods.set(method, [...(methods.get(method) ?? []), contract]));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: service,
      version: '1',
      description: `What the operations of the site send to the service "${service}", and what they read of its answers.`,
    },
    paths: Object.fromEntries(
      [...paths]
        .sort(byName)
        .map(([path, methods]) => [
          path,
          Object.fromEntries(
            [...methods].sort(byName).map(([method, calls]) => [method, describeCall(calls)]),
          ),
        ]),
    ),
  };
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function describeCall(contracts: readonly OperationContract[]): object {
  const operations = contracts.map(({ operation }) => operation);
  const bodies = contracts.flatMap(({ body }) => body ?? []);
  const descriptions = operations.flatMap(({ description }) => description ?? []);
  return {
    operationId: operations.map(({ id }) => id).join('-or-'),
    ...(descriptions.length > 0 && { description: descriptions.join('\n\n') }),
    ...listed('parameters', parametersOf(contracts)),
    ...(bodies.length > 0 && {
      requestBody: {
        required: bodies.length === contracts.length,
        content: { 'application/json': { schema: anyOf(bodies) } },
      },
    }),
    responses: { '2XX': describeAnswer(contracts) },
    'x-waymark-operations': operations.map(({ id, timeoutMs, retry, cacheSeconds, statuses }) => ({
      id,
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(retry !== undefined && { retry }),
      ...(cacheSeconds !== undefined && { cacheSeconds }),
      ...(statuses !== undefined && { highestStatus: statuses.max }),
    })),
  };
}

function listed(name: string, items: readonly unknown[]): object {
  return items.length > 0 ? { [name]: items } : {};
}

/** Every parameter once; one that some operation leaves out is not required. */
function parametersOf(contracts: readonly OperationContract[]): readonly object[] {
  const byPlace = new Map<string, SentParameter[]>();
  for (const parameter of contracts.flatMap(({ parameters }) => parameters)) {
    const place = `${parameter.in} ${parameter.name}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), parameter]);
  }
  return [...byPlace.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const required = same.length === contracts.length && same.every(({ isRequired }) => isRequired);
    return [{ name: first.name, in: first.in, required, schema: anyOf(same.map(({ schema }) => schema)) }];
  });
}

function describeAnswer(contracts: readonly OperationContract[]): object {
  const description = 'A good answer.';
  const read = contracts.flatMap(({ operation, response }) => (response ? [{ operation, response }] : []));
  const json = schemasIn(read, 'json');
  const xml = schemasIn(read, 'xml');
  if (read.length === 0) return { description };
  return {
    description,
    content: {
      ...(json.length > 0 && { 'application/json': { schema: allOf(json) } }),
      ...(xml.length > 0 && { 'application/xml': { 'x-waymark-read-as': allOf(xml) } }),
    },
  };
}

function schemasIn(
  read: readonly { readonly operation: OperationContract['operation']; readonly response: JsonSchema }[],
  answer: 'json' | 'xml',
): readonly JsonSchema[] {
  return read
    .filter(({ operation }) => (operation.answer ?? 'json') === answer)
    .map(({ response }) => response);
}
