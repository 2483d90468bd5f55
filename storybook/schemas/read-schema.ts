/// <reference types="vite/client" />

/** The part of a JSON Schema that descriptions and editors use. */
export interface PropertySchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly maximum?: number;
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly items?: PropertySchema;
  readonly properties?: Readonly<Record<string, PropertySchema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly PropertySchema[];
  readonly definitions?: Readonly<Record<string, PropertySchema>>;
}

/** A schema with the path of its file, to which its references are relative. */
export interface LocatedSchema {
  readonly schema: PropertySchema;
  readonly path: string;
}

/** Every schema by its path under schemas/, as if modules of the site's own were among those of the product. */
const schemas = Object.fromEntries(
  Object.entries(
    import.meta.glob<PropertySchema>(
      ['../../schemas/{modules,fields,shared,rules}/*.schema.json', '../../extensions/*/*.schema.json'],
      { eager: true, import: 'default' },
    ),
  ).map(([path, schema]) => [
    path.replace('../../schemas/', '').replace(/^.*\/extensions\/[^/]+\//, 'modules/'),
    schema,
  ]),
);

export function schemaAt(path: string): PropertySchema {
  const schema = schemas[path];
  if (!schema) throw new Error(`There is no schema at schemas/${path}`);
  return schema;
}

/**
 * Follows the references of a schema: to another file, relative to its own path, and to a definition within
 * it. A description beside a reference overrides that of its target.
 */
export function resolved({ schema, path }: LocatedSchema): LocatedSchema {
  if (schema.$ref === undefined) return { schema, path };
  const { $ref, ...own } = schema;
  const [file = '', pointer = ''] = $ref.split('#');
  const target =
    file === '' ? path : new URL(file.replace(/^waymark\//, '/'), `schema:///${path}`).pathname.slice(1);
  const name = pointer.replace('/definitions/', '');
  const found = name === '' ? schemaAt(target) : schemaAt(target).definitions?.[name];
  if (!found) throw new Error(`${path} refers to ${$ref}, which does not exist`);
  const referred = resolved({ schema: found, path: target });
  return { schema: { ...referred.schema, ...own }, path: referred.path };
}
