import type { Document, Types } from '#schemas';
import { dependencyOrder } from '../base/dependency-order.ts';
import { quoted } from '../base/json/describe-value.ts';
import { pointerOf } from '../base/json/json-pointer.ts';
import { advise } from '../base/problems/suggest.ts';
import { markBorrowed } from './borrowed-schemas.ts';
import {
  type Expansion,
  expandSchema,
  faultyType,
  type PlainSchema,
  type SchemaPlace,
} from './expand-schema.ts';
import type { TypeFault } from './type-fault.ts';
import { builtInTypes, typesDocumentOf } from './type-text.ts';

/** The types of all types documents in a release, each expanded once. */
export interface TypeLibrary {
  /** Finds a type by name, or the fault of that name. */
  readonly find: (name: string) => LibraryType | Omit<TypeFault, 'pointer'>;
  readonly documentOf: (id: string) => Types | undefined;
}

/** An expanded type of a types document. */
interface LibraryType {
  readonly plain: PlainSchema;
  /** The schema to use in documents that name the type. */
  readonly borrowed: PlainSchema;
  /** Ids of the documents that it depends on, including missing ones. */
  readonly madeOf: ReadonlySet<string>;
  /** Mistakes in it, with pointers into its types document. */
  readonly faults: readonly TypeFault[];
  readonly places: readonly SchemaPlace[];
}

/** Collects the types of all types documents. The first document of an id wins. */
export function typeLibrary(documents: readonly Document[]): TypeLibrary {
  const libraries = new Map<string, Types>();
  for (const document of documents)
    if (document.kind === 'types' && !libraries.has(document.id)) libraries.set(document.id, document);
  const kindOf = (id: string) => documents.find((document) => document.id === id)?.kind;
  const library: TypeLibrary = {
    find: (name) => types.get(name) ?? unknownType(name, libraries, kindOf),
    documentOf: (id) => libraries.get(id),
  };
  const named = [...libraries.values()];
  const types = faultlessTypes(named) ?? new Map<string, LibraryType>();
  if (types.size === 0) expandInto(types, named, library);
  return library;
}

interface Faultless {
  readonly named: readonly Types[];
  readonly types: Map<string, LibraryType>;
}

/** Types without faults by the first of their documents. Faults depend on the ids of other documents. */
const faultless = new WeakMap<Types, Faultless>();

/** The types of documents that were expanded before, as most changes are of documents of other kinds. */
function faultlessTypes(named: readonly Types[]): Map<string, LibraryType> | undefined {
  const known = named[0] && faultless.get(named[0]);
  const isSame = known?.named.length === named.length && known.named.every((each, at) => each === named[at]);
  return isSame ? known.types : undefined;
}

/** @param library finds the types that have been put into `types` */
function expandInto(
  types: Map<string, LibraryType>,
  documents: readonly Types[],
  library: TypeLibrary,
): void {
  const written = new Map<
    string,
    { readonly id: string; readonly schema: unknown; readonly pointer: string }
  >();
  for (const { id, types: own } of documents) {
    for (const [name, schema] of Object.entries(own))
      written.set(`${id}.${name}`, { id, schema, pointer: pointerOf('types', name) });
  }
  const names = [...written].map(([name, { schema }]) => [name, namesIn(schema)] as const);
  const { order, rings } = dependencyOrder(new Map(names));
  // A type that contains itself is a fault, reported at the first type of each cycle.
  for (const [name, { id, pointer }] of written) {
    const ring = rings.find(([first]) => first === name);
    const faults = ring ? [endlessType([...ring, name], pointer)] : [];
    types.set(name, { plain: faultyType, borrowed: faultyType, madeOf: new Set([id]), faults, places: [] });
  }
  for (const name of order) {
    const type = written.get(name);
    if (type === undefined) continue;
    const { pointer } = type;
    const { plain, ...rest } = expandAt(type.schema, pointer, library);
    types.set(name, { ...rest, plain, borrowed: borrow(plain), madeOf: new Set([type.id, ...rest.madeOf]) });
  }
  const [first] = documents;
  const hasFaults = [...types.values()].some(({ faults }) => faults.length > 0);
  if (first && !hasFaults) faultless.set(first, { named: documents, types });
}

/** Expands a schema at a place in a document. */
function expandAt(schema: unknown, pointer: string, library: TypeLibrary): Omit<LibraryType, 'borrowed'> {
  const madeOf = new Set<string>();
  const faults: TypeFault[] = [];
  const places: SchemaPlace[] = [];
  const expansion = expansionInto({ madeOf, faults, places }, library);
  const plain = expandSchema(schema, { written: pointer, plain: pointer }, expansion);
  return { plain, madeOf, faults, places };
}

function borrow(plain: PlainSchema): PlainSchema {
  return plain === faultyType ? plain : { ...plain, schema: markBorrowed({ ...plain.schema }) };
}

/** Result of expanding the schemas of a document. */
export interface Found {
  readonly madeOf: Set<string>;
  readonly faults: TypeFault[];
  readonly places: SchemaPlace[];
}

export function expansionInto({ madeOf, faults, places }: Found, library: TypeLibrary): Expansion {
  return {
    report: (fault) => faults.push(fault),
    note: (place) => places.push(place),
    find(name, pointer) {
      const found = library.find(name);
      if (!('plain' in found)) {
        faults.push({ ...found, pointer });
        madeOf.add(typesDocumentOf(name) ?? name);
        return faultyType;
      }
      for (const id of found.madeOf) madeOf.add(id);
      return found.borrowed;
    },
  };
}

/** Names of types in a schema. */
function namesIn(schema: unknown): readonly string[] {
  const names = new Set<string>();
  const find = (name: string) => {
    names.add(name);
    return faultyType;
  };
  const silent = { find, report: () => undefined, note: () => undefined };
  expandSchema(schema, { written: '', plain: '' }, silent);
  return [...names];
}

function unknownType(
  name: string,
  libraries: ReadonlyMap<string, Types>,
  kindOf: (id: string) => string | undefined,
): Omit<TypeFault, 'pointer'> {
  const code = 'unknown-type';
  const id = typesDocumentOf(name);
  const library = id === undefined ? undefined : libraries.get(id);
  const named = ({ id: own, types }: Types) => Object.keys(types).map((type) => `${own}.${type}`);
  if (library !== undefined) {
    const message = `The types document ${quoted(library.id)} has no type ${quoted(name)}.`;
    return { code, message, help: advise(name, named(library)) };
  }
  const help = advise(name, [...Object.keys(builtInTypes), ...[...libraries.values()].flatMap(named)]);
  const kind = id === undefined ? undefined : kindOf(id);
  if (id === undefined || kind === undefined) {
    const message = `There is no type ${quoted(name)}.`;
    return { code, message, help, ...(id !== undefined && { missing: id }) };
  }
  const message = `${quoted(id)} is a document of the kind ${quoted(kind)}; types stand in types documents.`;
  return { code, message, help };
}

function endlessType(ring: readonly string[], pointer: string): TypeFault {
  return {
    code: 'endless-type',
    pointer,
    message: `This type never ends, since it holds itself: ${ring.join(' → ')}.`,
    help: 'Describe the value without the part that holds itself.',
  };
}
