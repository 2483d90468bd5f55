import type { Document, Operation, ValueSchema } from '#schemas';
import {
  expandProperties,
  expandSchema,
  type ObjectParts,
  objectPartsOf,
  type SchemaPlace,
} from './expand-schema.ts';
import { hasSchemas, mapSchemas, withPart } from './schema-places.ts';
import type { TypeFault } from './type-fault.ts';
import { expansionInto, type Found, type TypeLibrary } from './type-library.ts';
import { unknownInput } from './unknown-input.ts';

/** A document in which every type is a plain JSON Schema. */
export interface ExpandedTypes {
  /** The same object if nothing was expanded. */
  readonly document: Document;
  /** Ids of the types documents that it names, directly or indirectly, including missing ones. */
  readonly madeOf: ReadonlySet<string>;
  readonly faults: readonly TypeFault[];
  /** Where plain schemas were written, if their pointers changed. */
  readonly places: readonly SchemaPlace[];
}

/** Expands the types that a document names. Memoized by document and types. */
export function expandTypes(document: Document, library: TypeLibrary): ExpandedTypes {
  if (!hasSchemas(document)) return { document, ...nothingFound };
  const before = variants.get(document) ?? [];
  const isSame = ({ made }: Variant) => made.every(([id, types]) => library.documentOf(id) === types);
  const known = before.find(isSame);
  if (known) return known.expanded;
  const expanded = expandAnew(document, library);
  // Not memoized, as a missing type may exist the next time.
  if (expanded.faults.length > 0) return expanded;
  const made = [...expanded.madeOf].map((id) => [id, library.documentOf(id)] as const);
  variants.set(document, [{ made, expanded }, ...before].slice(0, mostVariants));
  return expanded;
}

/** Of a document without schemas, as most pages and contents are. */
const nothingFound = { madeOf: new Set<string>(), faults: [], places: [] } as const;

interface Variant {
  readonly made: readonly (readonly [id: string, types: Document | undefined])[];
  readonly expanded: ExpandedTypes;
}

const variants = new WeakMap<Document, readonly Variant[]>();

/** Memoized expansions per document, for releases with different types. */
const mostVariants = 4;

function expandAnew(document: Document, library: TypeLibrary): ExpandedTypes {
  const found: Found = { madeOf: new Set(), faults: [], places: [] };
  const expansion = expansionInto(found, library);
  const expand = (written: ValueSchema, pointer: string): ValueSchema => {
    if (document.kind !== 'types')
      return expandSchema(written, { written: pointer, plain: pointer }, expansion).schema;
    const own = library.find(`${document.id}.${pointer.slice('/types/'.length)}`);
    if (!('plain' in own)) return written;
    found.faults.push(...own.faults);
    found.places.push(...own.places);
    for (const id of own.madeOf) found.madeOf.add(id);
    return own.plain.schema;
  };
  const plain = mapSchemas(document, expand);
  return { document: plain.kind === 'operation' ? withInput(plain, found, library) : plain, ...found };
}

/** Expands the inputs of an operation, given as properties of an object type, and lists optional ones. */
function withInput(operation: Operation, found: Found, library: TypeLibrary): Operation {
  const { input: written, optional = [] } = operation;
  const parts = inputParts(written, found, library);
  if (parts === undefined) return withPart(operation, 'input', unknownInput);
  const { properties, required } = parts;
  const names = Object.keys(properties);
  const isOptional = (name: string) => optional.includes(name) || !required.includes(name);
  const omitted = [...optional, ...names.filter((name) => isOptional(name) && !optional.includes(name))];
  const isSame =
    names.length === Object.keys(written).length && names.every((name) => properties[name] === written[name]);
  const own = isSame ? operation : withPart(operation, 'input', properties);
  return omitted.length === optional.length ? own : withPart(own, 'optional', omitted);
}

/**
 * @param written the inputs, or the name of an object type as text
 * @returns undefined when the type is faulty or not an object
 */
function inputParts(written: unknown, found: Found, library: TypeLibrary): Required<ObjectParts> | undefined {
  const expansion = expansionInto(found, library);
  const place = { written: '/input', plain: '/input' };
  const plain =
    typeof written === 'object' && written !== null
      ? expandProperties({ ...written }, place, expansion)
      : expandSchema(written, place, expansion);
  return objectPartsOf(plain, String(written), place.written, expansion);
}
