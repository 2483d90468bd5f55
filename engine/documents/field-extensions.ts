import { type FieldType, fieldTypes } from '#schemas';
import { pointerOf } from '../base/json/json-pointer.ts';
import type { SchemaError } from './schema-error.ts';

/** A type of field that a site adds to those of the product. Its answers are those of one of them. */
export interface FieldExtension {
  readonly type: string;
  /** The type of the product whose properties and answers it has. */
  readonly basedOn: FieldType;
  /** Names of its further properties. */
  readonly properties: readonly string[];
  /** Those of them, and of their parts, that hold texts for people. */
  readonly shown: readonly string[];
  /** Errors of its further properties by its schema; pointers begin at the field. */
  readonly errorsOf: (field: unknown) => readonly SchemaError[];
}

type Part = { readonly [name: string]: unknown };

let extensions: ReadonlyMap<unknown, FieldExtension> = new Map();
let shownNames: ReadonlySet<string> = new Set();

/** Sets the types of fields that the site of this process adds, before any document is read. */
export function setFieldExtensions(added: readonly FieldExtension[]): void {
  extensions = new Map(added.map((extension) => [extension.type, extension]));
  shownNames = new Set(added.flatMap(({ shown }) => shown));
}

/** The types of fields that this site adds. */
export function addedFields(): readonly FieldExtension[] {
  return [...extensions.values()];
}

/** Every type of field that forms of this site may have. */
export function allFieldTypes(): readonly string[] {
  return [...fieldTypes, ...[...extensions.values()].map(({ type }) => type)];
}

/** Whether the site adds a type of field. */
export function isOwnFieldType(type: unknown): boolean {
  return extensions.has(type);
}

/** Whether a property of a field of the site's own holds a text for people. */
export function isShownByField(name: string): boolean {
  return shownNames.has(name);
}

/** The type of a field if the site adds it; the engine treats such a field as one of the type that it is based on. */
export function ownTypeOf(field: object): string | undefined {
  return 'shownAs' in field && typeof field.shownAs === 'string' ? field.shownAs : undefined;
}

/**
 * A field as the engine treats it: its type is the one that it is based on, and its own type stands in `shownAs`.
 */
export function withBaseType<Field extends object>(field: Field): Field {
  const extension = 'type' in field ? extensions.get(field.type) : undefined;
  return extension ? { ...field, type: extension.basedOn, shownAs: extension.type } : field;
}

/** A field as it is written in its document: the inverse of `withBaseType`. */
export function withOwnType<Field extends object>(field: Field): Field {
  const type = ownTypeOf(field);
  if (type === undefined) return field;
  const members = Object.entries({ ...field, type }).filter(([name]) => name !== 'shownAs');
  return Object.fromEntries(members) as Field;
}

/** A form whose fields are changed, those in groups too; other documents are returned as they are. */
export function mapFields<Document>(
  document: Document,
  change: (field: Part, pointer: string) => object,
): Document {
  if (extensions.size === 0 || !isObject(document) || document.kind !== 'form') return document;
  const fieldsOf = (holder: Part, at: string): Part => {
    const { fields } = holder;
    if (!Array.isArray(fields)) return holder;
    return {
      ...holder,
      fields: fields.map((entry: unknown, index) => {
        const pointer = at + pointerOf('fields', index);
        if (!isObject(entry)) return entry;
        return 'type' in entry ? change(entry, pointer) : fieldsOf(entry, pointer);
      }),
    };
  };
  return fieldsOf(document, '') as Document;
}

/** A form with fields of the types that those of the site are based on, whose further errors are added to `found`. */
export function withoutFieldExtensions(document: unknown, found: SchemaError[]): unknown {
  return mapFields(document, (field, pointer) => {
    const extension = extensions.get(field.type);
    if (extension === undefined) return field;
    const { basedOn, properties, errorsOf } = extension;
    const members = Object.entries(field);
    const isOwn = (name: string) => name === 'type' || properties.includes(name);
    for (const error of errorsOf(Object.fromEntries(members.filter(([name]) => isOwn(name)))))
      found.push({ ...error, instancePath: pointer + error.instancePath });
    return { ...Object.fromEntries(members.filter(([name]) => !isOwn(name))), type: basedOn };
  });
}

function isObject(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
