import type { ValueSchema } from '#schemas';

/** The built-in types by name. */
export const builtInTypes: { readonly [name: string]: ValueSchema } = {
  string: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  /** A file that a visitor gave: what an answer holds of it. */
  file: {
    type: 'object',
    required: ['id', 'name', 'type', 'size'],
    properties: {
      id: { type: 'string' },
      name: { type: 'string', maxLength: 200 },
      type: { type: 'string' },
      size: { type: 'number' },
    },
    additionalProperties: false,
  },
};

/** A type written as a text. */
export interface TypeText {
  /** A built-in type, or a types document and its type, joined by a dot. */
  readonly name: string;
  readonly mayBeNull: boolean;
}

const orNull = ' or null';

/** @example readTypeText('library.book or null') // { name: 'library.book', mayBeNull: true } */
export function readTypeText(text: string): TypeText {
  return text.endsWith(orNull)
    ? { name: text.slice(0, -orNull.length), mayBeNull: true }
    : { name: text, mayBeNull: false };
}

/** The id of the types document in a name; undefined for a name without a dot. */
export function typesDocumentOf(name: string): string | undefined {
  const dot = name.indexOf('.');
  return dot < 0 ? undefined : name.slice(0, dot);
}

/** The schema that also allows null. */
export function withNull(schema: ValueSchema): ValueSchema {
  const { type, enum: values, const: only, ...others } = schema;
  return {
    ...others,
    ...(type !== undefined && { type: [...new Set([type, 'null'].flat())] }),
    ...(Array.isArray(values) && { enum: [...new Set([...values, null])] }),
    ...(only !== undefined && { enum: [only, null] }),
  };
}
