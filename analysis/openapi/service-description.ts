import { isPlainObject } from '#engine/parts';
import { type JsonSchema, joinSchemas, orNull } from './json-schema.ts';
import { endlessReferences, referencedPart } from './references.ts';

/** One call that a service describes. */
export interface DescribedCall {
  readonly path: string;
  /** In capitals. */
  readonly method: string;
  readonly parameters: readonly DescribedParameter[];
  readonly body: { readonly isRequired: boolean; readonly schema: JsonSchema } | undefined;
  readonly answers: readonly DescribedAnswer[];
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
  readonly schema: JsonSchema;
}

/** A good answer: its statuses, and its body where it is JSON. */
interface DescribedAnswer {
  /** As in the document, such as `200` or `2XX`. */
  readonly status: string;
  readonly schema: JsonSchema | undefined;
  /** The form in which operations read a body of XML; only our own documents say it. */
  readonly readAs: JsonSchema | undefined;
}

/** Description of a service by an OpenAPI document. */
export interface ServiceDescription {
  /** Path of the first server's address, which precedes every other path; '' without one. */
  readonly base: string;
  readonly calls: readonly DescribedCall[];
  /**
   * One level of a schema with its reference followed, `allOf` joined, and `oneOf` and `nullable` written as `anyOf`.
   * Schemas of the calls are as they are written, since a schema may contain itself.
   */
  readonly plain: (schema: JsonSchema) => JsonSchema;
}

type Value = Readonly<Record<string, unknown>>;

const methods = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace'] as const;

/** Reads an OpenAPI 3 document; undefined for anything else. */
export function readServiceDescription(document: unknown): ServiceDescription | undefined {
  if (!isPlainObject(document) || !/^3\./.test(String(document.openapi)) || !isPlainObject(document.paths))
    return undefined;
  const reader = descriptionReader(document);
  const calls = Object.entries(document.paths).flatMap(([path, written]) => {
    const item = reader.object(written);
    return methods.flatMap((method) =>
      item[method] === undefined
        ? []
        : [reader.call(path, method.toUpperCase(), item, reader.object(item[method]))],
    );
  });
  return { base: basePath(document.servers), calls, plain: reader.plain };
}

function basePath(servers: unknown): string {
  const [first] = Array.isArray(servers) ? servers : [];
  const url = isPlainObject(first) ? String(first.url ?? '') : '';
  return url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/$/, '');
}

function descriptionReader(document: Value) {
  const endless = endlessReferences(document);
  const object = (value: unknown): Value => {
    if (!isPlainObject(value)) return {};
    const { $ref } = value;
    if (typeof $ref !== 'string') return value;
    return endless.has($ref) ? {} : object(referencedPart(document, $ref));
  };
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const schema = (value: unknown) => (value ?? {}) as JsonSchema;
  const jsonIn = (content: unknown): unknown => {
    const types = Object.entries(object(content));
    const json = types.find(([type]) => /^(application\/|\*\/)([\w.+-]*\+)?(json|\*)/.test(type));
    return json && object(json[1]).schema;
  };

  const parameter = (written: unknown): DescribedParameter => {
    const { name, in: place, required, schema: own, content } = object(written);
    const isRequired = required === true || place === 'path';
    return { name: String(name), in: String(place), isRequired, schema: schema(own ?? jsonIn(content)) };
  };
  const answer = ([status, written]: readonly [string, unknown]): DescribedAnswer => {
    const { content } = object(written);
    const json = jsonIn(content);
    const readAs = object(object(content)['application/xml'])['x-waymark-read-as'];
    return {
      status,
      schema: json === undefined ? undefined : schema(json),
      readAs: readAs === undefined ? undefined : schema(readAs),
    };
  };

  return {
    object,
    plain: (value: JsonSchema) => plainSchema(value, object),
    call(path: string, method: string, item: Value, operation: Value): DescribedCall {
      const byPlace = new Map(
        [...list(item.parameters), ...list(operation.parameters)]
          .map(parameter)
          .map((each) => [`${each.in} ${each.name}`, each]),
      );
      const body = operation.requestBody === undefined ? undefined : object(operation.requestBody);
      return {
        path,
        method,
        parameters: [...byPlace.values()],
        body: body && { isRequired: body.required === true, schema: schema(jsonIn(body.content)) },
        answers: Object.entries(object(operation.responses))
          .filter(([status]) => /^2|^default$/.test(status))
          .map(answer),
      };
    },
  };
}

function plainSchema(value: unknown, object: (value: unknown) => Value): JsonSchema {
  const { allOf, oneOf, nullable, ...own } = object(value);
  if (nullable === true) return orNull(plainSchema({ ...own, allOf, oneOf }, object));
  const either = own.anyOf ?? oneOf;
  const read = { ...own, ...(Array.isArray(either) && { anyOf: either }) } as JsonSchema;
  const parts = Array.isArray(allOf) ? allOf : [];
  return parts.map((part) => plainSchema(part, object)).reduce(joinSchemas, read);
}
