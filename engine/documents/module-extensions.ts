import { type Document, htmlProperties, moduleTypes, validateDocument as validateShipped } from '#schemas';
import { parentPointer, valueAt } from '../base/json/json-pointer.ts';
import {
  isOwnFieldType,
  isShownByField,
  mapFields,
  withOwnType,
  withoutFieldExtensions,
} from './field-extensions.ts';
import type { SchemaError } from './schema-error.ts';

/** A type of module that a site adds to those of the product. */
export interface ModuleExtension {
  readonly type: string;
  /** Its JSON Schema as the site wrote it, of which the studio makes its panel. */
  readonly schema: object;
  /** Errors of a module by its schema; pointers begin at the module. */
  readonly errorsOf: (module: unknown) => readonly SchemaError[];
  /** Names of properties, of its parts too, that hold texts for people; those of the search index. */
  readonly texts: readonly string[];
  /** The same with labels of controls: what is translated. */
  readonly shown: readonly string[];
  /** Those of them that hold HTML. */
  readonly html: readonly string[];
  /** Properties that name operations. */
  readonly operations: readonly OperationProperty[];
}

/** A property of a module that names an operation, which is called without input. */
export interface OperationProperty {
  readonly name: string;
  /** Whether browsers call it, too. */
  readonly isExposed: boolean;
}

let extensions: ReadonlyMap<string, ModuleExtension> = new Map();
let shownNames: ReadonlySet<string> = new Set();

/**
 * Sets the types of modules that the site of this process adds: one process serves, or checks, one site. Called before
 * any document is read.
 */
export function setModuleExtensions(added: readonly ModuleExtension[]): void {
  extensions = new Map(added.map((extension) => [extension.type, extension]));
  shownNames = new Set(added.flatMap(({ shown }) => shown));
}

/** The types of modules that this site adds. */
export function addedModules(): readonly ModuleExtension[] {
  return [...extensions.values()];
}

/** Every type of module that pages of this site may have. */
export function allModuleTypes(): readonly string[] {
  return [...moduleTypes, ...extensions.keys()];
}

/** Properties of a module or block that hold HTML, in parts of it too. */
export function htmlPropertiesOf({ type }: { readonly type?: unknown }): readonly string[] {
  if (typeof type !== 'string') return [];
  return (Object.hasOwn(htmlProperties, type) ? htmlProperties[type] : extensions.get(type)?.html) ?? [];
}

/** The operations that a module of the site's own names; none for a module of the product. */
export function namedOperations(module: {
  readonly type: string;
}): readonly (OperationProperty & { readonly operation: string })[] {
  const properties = extensions.get(module.type)?.operations ?? [];
  const values = new Map<string, unknown>(Object.entries(module));
  return properties.flatMap((property) => {
    const operation = values.get(property.name);
    return typeof operation === 'string' ? [{ ...property, operation }] : [];
  });
}

/** Whether a property of a module of the site's own holds a text for people. */
export function holdsExtensionText(name: string): boolean {
  return [...extensions.values()].some(({ texts }) => texts.includes(name));
}

/** Whether a property of a module, or of a field, of the site's own holds a text that is translated. */
export function isShownByExtension(name: string): boolean {
  return isShownByField(name) || shownNames.has(name);
}

/** The type of the module or field of the site's own that contains a place in a document; undefined for other places. */
export function ownTypeAt(document: unknown, pointer: string): string | undefined {
  const { type }: { readonly type?: unknown } = Object(valueAt(document, pointer));
  if (typeof type === 'string' && (extensions.has(type) || isOwnFieldType(type))) return type;
  return pointer === '' ? undefined : ownTypeAt(document, parentPointer(pointer));
}

/** Checks a document as it is written, of the current schema version; the errors of the last call are on the function. */
export const validateWritten = Object.assign(
  (document: unknown): document is Document => {
    const found: SchemaError[] = [];
    const plain = withoutFieldExtensions(document, found);
    const isValid = validateShipped(extensions.size === 0 ? plain : withoutExtensions(plain, found));
    validateWritten.errors = [...(isValid ? [] : (validateShipped.errors ?? [])), ...found];
    return isValid && found.length === 0;
  },
  { errors: [] as readonly SchemaError[] },
);

/** Checks a document that has been read; the errors of the last call are on the function. */
export const validateDocument = Object.assign(
  (document: unknown): document is Document => {
    const isValid = validateWritten(mapFields(document, withOwnType));
    validateDocument.errors = validateWritten.errors;
    return isValid;
  },
  { errors: [] as readonly SchemaError[] },
);

/** A module that every schema accepts, in place of one that has a schema of its own. */
const standIn = { type: 'breadcrumb' };

/** Keys of the lists of modules: `content` of a zone or a step, and what is below that of a step. */
const moduleLists = ['content', 'below'];

/** A document with stand-ins for the modules of extensions, whose errors are added to `found`. */
function withoutExtensions(document: unknown, found: SchemaError[]): unknown {
  if (!isObject(document)) return document;
  const read = (holder: unknown, at: string): unknown => {
    if (!isObject(holder)) return holder;
    const lists = moduleLists.flatMap((key) => {
      const list = holder[key];
      return Array.isArray(list)
        ? [[key, list.map((each, index) => checked(each, `${at}/${key}/${index}`, found))]]
        : [];
    });
    return { ...holder, ...Object.fromEntries(lists) };
  };
  if (document.kind === 'page') return { ...document, zones: read(document.zones, '/zones') };
  if (document.kind !== 'journey') return document;
  const { steps, everyStep } = document;
  return {
    ...document,
    ...(Array.isArray(steps) && { steps: steps.map((step, index) => read(step, `/steps/${index}`)) }),
    ...(everyStep !== undefined && { everyStep: read(everyStep, '/everyStep') }),
  };
}

function checked(module: unknown, at: string, found: SchemaError[]): unknown {
  if (!isObject(module)) return module;
  const extension = extensions.get(String(module.type));
  if (extension === undefined) {
    const { badge } = module;
    return isObject(badge) ? { ...module, badge: checked(badge, `${at}/badge`, found) } : module;
  }
  for (const error of extension.errorsOf(module))
    found.push({ ...error, instancePath: at + error.instancePath });
  return standIn;
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
