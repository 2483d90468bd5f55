import {
  checkText,
  compileOperation,
  type DocumentSource,
  documentLimits,
  type Problem,
  type ReadDocument,
  type RuleType,
  toProblem,
} from '#engine';
import { createLocate, join } from '#engine/parts';
import type { Operation } from '#schemas';
import { linkEntries } from '../../checks/journeys/link-entries.ts';
import { indexEntries, indexRelease, observe } from '../../checks/release/index-release.ts';
import type { ReleaseEntry, ReleaseIndex } from '../../checks/release/release-index.ts';
import { checkRules } from '../../checks/rules/check-rules.ts';
import { misfits } from '../../constraints/misfits.ts';
import { pathTemplate } from '../../openapi/described-call.ts';
import { type JsonSchema, typesOf } from '../../openapi/json-schema.ts';
import { objectOfValues, type SentScope, type SentValue, valueBelow } from './sent-value.ts';
import { valueOfTemplate } from './value-of-template.ts';

/** A parameter that a call sends. */
export interface SentParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: JsonSchema;
  /** Whether every call sends it. */
  readonly isRequired: boolean;
  /** Pointer to its template in the operation. */
  readonly pointer: string;
}

/** Request that one operation sends to its service, and the parts of the answer that it reads. */
export interface OperationContract {
  readonly operation: Operation;
  readonly entry: ReleaseEntry<Operation>;
  readonly service: string;
  /** Path with `{name}` for inputs; settings have the values of the document. */
  readonly path: string;
  readonly parameters: readonly SentParameter[];
  readonly body: JsonSchema | undefined;
  readonly response: JsonSchema | undefined;
}

/** The contracts of all operations with a call of their own, of documents without errors. */
export function operationContracts(documents: readonly ReadDocument[]): readonly OperationContract[] {
  const release = indexRelease(linkEntries(documents));
  const typeAt = typesOfRules(release);
  return release.of('operation').flatMap((entry) => contractOf(entry, release, typeAt) ?? []);
}

const kindsThatOperationsUse: ReadonlySet<string> = new Set([
  'operation',
  'function',
  'decision',
  'options',
  'site',
  'types',
]);

/** The types of all parts of the rules of operations, and of the functions that they use. */
function typesOfRules(release: ReleaseIndex): SentScope['typeAt'] {
  const types = new Map<string, RuleType>();
  const used = indexEntries(
    release.entries.filter(({ document }) => kindsThatOperationsUse.has(document.kind)),
  );
  const observed = observe(used, ({ context, pointer, type }) => {
    const place = `${context.document}${context.pointer}${pointer}`;
    const known = types.get(place);
    types.set(place, known ? join(known, type) : type);
  });
  for (const _ of checkRules(observed)) {
    // Only the types are wanted: the documents have been checked.
  }
  return (document, pointer) => types.get(document + pointer);
}

function contractOf(
  entry: ReleaseEntry<Operation>,
  release: ReleaseIndex,
  typeAt: SentScope['typeAt'],
): OperationContract | undefined {
  const operation = entry.document;
  const { call } = compileOperation(operation);
  if (call === undefined) return undefined;
  const scope: SentScope = {
    input: inputOf(operation),
    document: operation.id,
    functionValue: (id) => release.find('function', id)?.value,
    typeAt,
    callers: [],
  };
  const { request, response, query = {}, headers = {} } = operation;
  const inPath = call.path.flatMap((part) => ('input' in part ? [part.input] : []));
  return {
    operation,
    entry,
    service: call.service,
    path: pathTemplate(operation),
    parameters: [
      ...inPath.map((name) => ({
        name,
        in: 'path' as const,
        schema: valueBelow(scope.input, [name]).schema,
        isRequired: true,
        pointer: '/path',
      })),
      ...parametersOf('query', valueOfTemplate(query, '/query', scope), '/query'),
      ...parametersOf('header', valueOfTemplate(headers, '/headers', scope), '/headers'),
    ],
    body: request === undefined ? undefined : valueOfTemplate(request, '/request', scope).schema,
    response,
  };
}

function inputOf({ input, optional = [] }: Operation): SentValue {
  return objectOfValues(
    Object.entries(input).map(([name, schema]) => [name, { schema, mayBeMissing: optional.includes(name) }]),
  );
}

/** The parameters of an object of templates; those of a list of objects are never required. */
function parametersOf(
  kind: 'query' | 'header',
  { schema, mayBeMissing }: SentValue,
  pointer: string,
): readonly SentParameter[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: kind,
    schema: asText(property),
    isRequired: !mayBeMissing && required.includes(name),
    pointer,
  }));
}

/** A parameter is left out rather than null. */
function asText(schema: JsonSchema): JsonSchema {
  const types = typesOf(schema);
  return types?.includes('null') ? { ...schema, type: types.filter((type) => type !== 'null') } : schema;
}

/** Checks that a recorded answer of a service is JSON that fits the `response` of an operation. */
export function checkRecording({ path, text }: DocumentSource, { response }: Operation): readonly Problem[] {
  const unreadable = checkText(text, path, documentLimits);
  if (unreadable.length > 0 || response === undefined) return unreadable;
  const locate = createLocate(text);
  return [...misfits(response, JSON.parse(text), '', '"response"')].map((misfit) =>
    toProblem({ ...misfit, code: 'wrong-recording' }, path, locate),
  );
}
