import type { ArgTypes } from 'storybook/internal/types';
import { type PropertySchema, resolved, schemaAt } from './read-schema.ts';

/** Storybook's controls for a module or field, from the schema that checks documents. */
export function schemaArgTypes(path: string): ArgTypes {
  const schema = schemaAt(path);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      property.const === undefined
        ? argType(resolved({ schema: property, path }).schema, schema.required?.includes(name) ?? false)
        : { table: { disable: true } },
    ]),
  );
}

/** The schema's description of the module or field. */
export function schemaDescription(path: string): string {
  return schemaAt(path).description ?? '';
}

function argType(schema: PropertySchema, required: boolean): ArgTypes[string] {
  return {
    ...(schema.description === undefined ? {} : { description: schema.description }),
    ...control(schema),
    type: { name: 'other', value: summary(schema), required },
    table: { type: { summary: summary(schema) } },
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

function summary({ enum: values, type = 'object' }: PropertySchema): string {
  return values?.map((value) => JSON.stringify(value)).join(' | ') ?? [type].flat().join(' | ');
}
