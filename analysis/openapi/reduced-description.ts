import { isPlainObject } from '#engine/parts';
import type { Contract, Operation } from '#schemas';
import { findCall } from './call-contract.ts';
import { referencedPart } from './references.ts';
import { readServiceDescription } from './service-description.ts';

type Value = Readonly<Record<string, unknown>>;

/**
 * The part of an OpenAPI document that the checks of some operations read: their calls and what these refer to, in the
 * words of version 3.1. What is written for people is left out. Undefined for anything but OpenAPI 3.
 */
export function reducedDescription(
  document: unknown,
  operations: readonly Operation[],
): Contract['openapi'] | undefined {
  const description = readServiceDescription(document);
  if (description === undefined || !isPlainObject(document)) return undefined;
  const isOld = String(document.openapi).startsWith('3.0');
  const called = operations.flatMap((operation) => findCall(operation, description).call ?? []);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { path, method } of called) {
    const item = resolved(objectOf(document.paths)[path], document);
    const { parameters, [method.toLowerCase()]: call } = item;
    const own = { ...paths[path], ...(Array.isArray(parameters) && { parameters }) };
    paths[path] = { ...own, [method.toLowerCase()]: partsOfCall(resolved(call, document)) };
  }
  const written = reduced(sorted(paths), isOld);
  const { title = '', version = '' } = objectOf(document.info);
  const [server] = Array.isArray(document.servers) ? document.servers : [];
  const components = componentsOf(written, document, isOld);
  return {
    openapi: isOld ? '3.1.0' : document.openapi,
    info: { title, version },
    ...(isPlainObject(server) && { servers: [{ url: server.url }] }),
    paths: written,
    ...(Object.keys(components).length > 0 && { components }),
  };
}

function partsOfCall({ parameters, requestBody, responses }: Value): Value {
  const good = Object.entries(objectOf(responses)).filter(([status]) => /^2|^default$/.test(status));
  return {
    ...(parameters !== undefined && { parameters }),
    ...(requestBody !== undefined && { requestBody }),
    responses: Object.fromEntries(good),
  };
}

/** The components to which a part of a document refers, directly and through others. */
function componentsOf(written: unknown, document: Value, isOld: boolean): Value {
  const references = new Set(referencesIn(written));
  const found: Record<string, Record<string, unknown>> = {};
  // Grows while it is read: components refer to others.
  for (const reference of references) {
    const [, own = '', kind = '', name = ''] = /^(#\/components\/([^/]+)\/([^/]+))/.exec(reference) ?? [];
    const part = referencedPart(document, own);
    if (part === undefined || found[kind]?.[name] !== undefined) continue;
    const component = reduced(part, isOld);
    found[kind] = { ...found[kind], [decodeURIComponent(name)]: component };
    for (const each of referencesIn(component)) references.add(each);
  }
  return sorted(Object.fromEntries(Object.entries(found).map(([kind, parts]) => [kind, sorted(parts)])));
}

function referencesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : referencesIn(part),
  );
}

/** Written for people, or read by no check. */
const unread = new Set(
  (
    'title summary description example examples externalDocs tags operationId deprecated default xml callbacks ' +
    'security links'
  ).split(' '),
);
/** Keywords under which names of the service stand, or values. */
const named = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);
const verbatim = new Set(['enum', 'const']);

function reduced(value: unknown, isOld: boolean, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((part) => reduced(part, isOld));
  if (!isPlainObject(value)) return value;
  const kept = Object.entries(value)
    .filter(([key]) => isNamed || key === 'x-waymark-read-as' || !(unread.has(key) || key.startsWith('x-')))
    .map(([key, part]) => {
      if (!isNamed && verbatim.has(key)) return [key, part];
      return [key, reduced(part, isOld, !isNamed && named.has(key))];
    });
  return isOld && !isNamed ? inNewWords(Object.fromEntries(kept)) : Object.fromEntries(kept);
}

/** A schema of OpenAPI 3.0 in the words of 3.1. */
function inNewWords({ nullable, exclusiveMinimum, exclusiveMaximum, ...schema }: Value): Value {
  const { minimum, maximum, type, ...others } = schema;
  const allowsNull = nullable === true && typeof type === 'string';
  return {
    ...(type !== undefined && { type: allowsNull ? [type, 'null'] : type }),
    ...others,
    ...(allowsNull && Array.isArray(schema.enum) && { enum: [...new Set([...schema.enum, null])] }),
    ...limit('minimum', 'exclusiveMinimum', minimum, exclusiveMinimum),
    ...limit('maximum', 'exclusiveMaximum', maximum, exclusiveMaximum),
  };
}

function limit(name: string, exclusive: string, value: unknown, isExclusive: unknown): Value {
  if (value === undefined) return {};
  return { [isExclusive === true ? exclusive : name]: value };
}

function resolved(value: unknown, document: Value): Value {
  const { $ref } = objectOf(value);
  return objectOf(typeof $ref === 'string' ? referencedPart(document, $ref) : value);
}

function objectOf(value: unknown): Value {
  return isPlainObject(value) ? value : {};
}

function sorted<Part>(parts: Readonly<Record<string, Part>>): Readonly<Record<string, Part>> {
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
