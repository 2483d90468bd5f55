import { type JsonValue, memoize, type OperationRequest, unreachable } from '#engine';
import type { Operation } from '#schemas';
import { type RequestFault, requestPlaces } from '../../openapi/request-check.ts';
import type { InputFault } from './input-faults.ts';
import { readsOfPart } from './reads-of-part.ts';
import type { CallSources, VisitedCall } from './visit.ts';

/** Why the contract of an operation refuses the request of a call. */
export interface RefusedRequest {
  /** The operation that is called, or a fallback. */
  readonly operation: string;
  readonly contract: string;
  readonly request: RequestFault;
}

/** Parts of the requests of a call that contracts refuse, as far as answers decide them. */
export function refusedRequests(call: VisitedCall, sources: CallSources): readonly RefusedRequest[] {
  return sentRequests(call, sources).flatMap(({ operation, request }) => {
    const contract = sources.contractOf(operation);
    return (contract?.faultsOf(request) ?? [])
      .filter(({ place, path, decidedBy }) =>
        [path, ...decidedBy].every((part) => answersInRequest(call, operation, [place, ...part], sources)),
      )
      .map((fault) => ({ operation: operation.id, contract: contract?.id ?? '', request: fault }));
  });
}

/** A part of a request that may repeat an answer. */
export interface SentPart {
  readonly operation: Operation;
  readonly place: RequestFault['place'];
  readonly path: InputFault['path'];
  readonly value: JsonValue;
  /** Names of the answers that it is made of. */
  readonly answers: ReadonlySet<string>;
}

/** The parts of the requests of a call that answers alone decide. */
export function* sentParts(call: VisitedCall, sources: CallSources): Iterable<SentPart> {
  for (const { operation, request } of sentRequests(call, sources)) {
    for (const place of requestPlaces) {
      for (const [path, value] of leavesOf(partOf(request, place))) {
        const answers = answersInRequest(call, operation, [place, ...path], sources);
        if (answers && answers.size > 0) yield { operation, place, path, value, answers };
      }
    }
  }
}

/** The parts of a value that have none of their own, and the names and positions that lead to each. */
export function* leavesOf(
  value: JsonValue,
  path: InputFault['path'] = [],
): Iterable<readonly [path: InputFault['path'], value: JsonValue]> {
  if (typeof value !== 'object' || value === null) return yield [path, value];
  const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [name, part] of parts) yield* leavesOf(part as JsonValue, [...path, name]);
}

interface SentRequest {
  readonly operation: Operation;
  readonly request: OperationRequest;
}

/** The requests of the called operation and of its fallbacks that have a contract; those of gathered operations have inputs of their own. */
function sentRequests(
  call: VisitedCall,
  { outside, operations, contractOf }: CallSources,
): readonly SentRequest[] {
  const own = new Set(operations(call.operation).flatMap((each) => (contractOf(each) ? [each.id] : [])));
  if (own.size === 0) return [];
  return outside.requestsOf(call.operation, call.input).filter(({ operation }) => own.has(operation.id));
}

function partOf(request: OperationRequest, place: RequestFault['place']): JsonValue {
  switch (place) {
    case 'body':
      return request.body ?? null;
    case 'query':
      return Object.fromEntries(request.query);
    case 'header':
      return request.headers;
    case 'path':
      return {};
    default:
      return unreachable(place);
  }
}

/** Answers that a part of a request is made of; undefined if something else decides about it too. */
function answersInRequest(
  call: VisitedCall,
  operation: Operation,
  part: InputFault['path'],
  { answersIn, rulesOf }: CallSources,
): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  // A contract may name the parameters of a path otherwise.
  const own = part[0] === 'path' ? ['path'] : part;
  for (const [root, ...path] of readsIn(operation, own, rulesOf)) {
    if (root !== 'input') return undefined;
    const answers = answersIn(call, path);
    if (answers === undefined) return undefined;
    for (const name of answers) names.add(name);
  }
  return names;
}

// Every visit that makes a call asks about the same parts of its requests.
const knownReads = memoize((_: CallSources['rulesOf']) => new Map<string, ReturnType<typeof readsOfPart>>());

function readsIn(operation: Operation, part: InputFault['path'], rules: CallSources['rulesOf']) {
  const known = knownReads(rules);
  const key = JSON.stringify([operation.id, part]);
  const reads = known.get(key) ?? readsOfPart(templatesOf(operation), part, rules);
  known.set(key, reads);
  return reads;
}

const templatesOf = memoize(({ path = '', query, headers, request }: Operation) => ({
  path: Object.fromEntries(
    [...path.matchAll(/\{([a-z][A-Za-z0-9]*)\}/g)].map(([, name = '']) => [name, { var: `input.${name}` }]),
  ),
  query,
  header: headers,
  body: request,
}));
