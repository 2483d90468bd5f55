/// <reference types="vite/client" />
import type { ArgTypes } from 'storybook/internal/types';

/** The part of a JSON Schema that a control can be made of. */
interface PropertySchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly maximum?: number;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, PropertySchema>>;
  readonly required?: readonly string[];
  readonly definitions?: Readonly<Record<string, PropertySchema>>;
}

/** Every schema by its path under schemas/. */
const schemas = Object.fromEntries(
  Object.entries(
    import.meta.glob<PropertySchema>('../../schemas/{modules,fields,shared}/*.schema.json', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, schema]) => [path.replace('../../schemas/', ''), schema]),
);

/** Storybook's controls for a module or field, from the same schema that checks documents. */
export function schemaArgTypes(path: string): ArgTypes {
  const schema = schemaAt(path);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      property.const === undefined
        ? argType(property, path, schema.required?.includes(name) ?? false)
        : { table: { disable: true } },
    ]),
  );
}

/** What the schema says the module or field is for. */
export function schemaDescription(path: string): string {
  return schemaAt(path).description ?? '';
}

function schemaAt(path: string): PropertySchema {
  const schema = schemas[path];
  if (!schema) throw new Error(`There is no schema at schemas/${path}`);
  return schema;
}

function argType(property: PropertySchema, path: string, required: boolean): ArgTypes[string] {
  const { description, ...resolved } = { ...resolve(property, path), ...property };
  return {
    ...(description === undefined ? {} : { description }),
    ...control(resolved),
    type: { name: 'other', value: summary(resolved), required },
    table: { type: { summary: summary(resolved) } },
  };
}

function control(schema: PropertySchema): ArgTypes[string] {
  if (schema.enum) return { control: { type: 'select' }, options: [...schema.enum] };
  switch (schema.type) {
    case 'string':
      return { control: { type: 'text' } };
    case 'boolean':
      return { control: { type: 'boolean' } };
    case 'integer':
    case 'number':
      return { control: { type: 'number' } };
    default:
      return { control: { type: 'object' } };
  }
}

function summary(schema: PropertySchema): string {
  return schema.enum?.map((value) => JSON.stringify(value)).join(' | ') ?? schema.type ?? 'object';
}

/** Follows a reference: to another file, relative to the schema's own path, and to a definition within it. */
function resolve(property: PropertySchema, path: string): PropertySchema {
  if (!property.$ref) return property;
  const [file = '', pointer = ''] = property.$ref.split('#');
  const target = file === '' ? path : new URL(file, `schema:///${path}`).pathname.slice(1);
  const name = pointer.replace('/definitions/', '');
  const schema = name === '' ? schemas[target] : schemas[target]?.definitions?.[name];
  if (!schema) throw new Error(`${path} refers to ${property.$ref}, which does not exist`);
  return resolve(schema, target);
}
