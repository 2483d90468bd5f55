import { didYouMean, memoize, type OperationRequest } from '#engine';
import { type Constraint, type Finding, quoted } from '#engine/parts';
import type { Contract, Operation } from '#schemas';
import { callsAt, pathTemplate } from './described-call.ts';
import type { JsonSchema } from './json-schema.ts';
import { type RequestFault, requestFaults } from './request-check.ts';
import { createSchemaCheck, type SchemaCheck } from './schema-check.ts';
import {
  type DescribedCall,
  readServiceDescription,
  type ServiceDescription,
} from './service-description.ts';

/** The contract of the call of one operation: what its service describes under the method and path of the operation. */
export interface CallContract {
  /** Id of the contract document. */
  readonly id: string;
  readonly faultsOf: (request: OperationRequest) => readonly RequestFault[];
  /** The constraints of a part of a request, which must fit one of them. */
  readonly schemasAt: (place: RequestFault['place'], path: RequestFault['path']) => readonly Constraint[];
}

/** Undefined where the contract does not describe the call. */
export function callContract(contract: Contract, operation: Operation): CallContract | undefined {
  const read = readContract(contract);
  const call = read && findCall(operation, read.description).call;
  if (read === undefined || call === undefined) return undefined;
  const { description, check } = read;
  return {
    id: contract.id,
    faultsOf: (request) => requestFaults(request, call, description, check, contract.configuredHeaders),
    schemasAt(place, path) {
      const [name, ...rest] = place === 'body' ? ['', ...path] : path;
      const named = call.parameters.find((each) => each.in === place && each.name === name);
      const schema = place === 'body' ? call.body?.schema : named?.schema;
      return schema === undefined ? [] : schemasBelow(schema, rest, description.plain);
    },
  };
}

/** Finds the call of an operation in a description, or says why there is none. */
export function findCall(
  operation: Operation,
  service: ServiceDescription,
): { readonly call: DescribedCall | undefined; readonly findings: readonly Finding[] } {
  const path = pathTemplate(operation);
  const samePath = callsAt(path, service);
  const call = samePath.find(({ method }) => method === operation.method);
  if (call) return { call, findings: [] };
  const code = 'undescribed-call';
  if (samePath.length === 0) {
    const message = `The service describes no path ${quoted(path)}.`;
    const known = [...new Set(service.calls.map((each) => each.path))];
    return { call, findings: [{ code, pointer: '/path', message, help: didYouMean(path, known) }] };
  }
  const message = `The service describes no ${operation.method} of ${quoted(path)}.`;
  const help = `It describes ${samePath.map(({ method }) => method).join(', ')}.`;
  return { call, findings: [{ code, pointer: '/method', message, help }] };
}

/** A contract document, ready to check requests. */
interface ReadContract {
  readonly description: ServiceDescription;
  readonly check: SchemaCheck;
}

/** Undefined where the document is no OpenAPI. */
export const readContract = memoize(({ openapi }: Contract): ReadContract | undefined => {
  const description = readServiceDescription(openapi);
  return description && { description, check: createSchemaCheck(openapi) };
});

/** The schemas of a part of a value, which must fit one of them; none for a part that no schema describes. */
export function schemasBelow(
  schema: JsonSchema,
  path: RequestFault['path'],
  plain: ServiceDescription['plain'],
): readonly JsonSchema[] {
  const { anyOf, ...read } = plain(schema);
  if (anyOf) return anyOf.flatMap((each) => schemasBelow(each, path, plain));
  const [name, ...rest] = path;
  if (name === undefined) return [read];
  const inner = typeof name === 'number' ? read.items : read.properties?.[name];
  return inner ? schemasBelow(inner, rest, plain) : [];
}
