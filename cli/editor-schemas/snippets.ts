import { isSchema, member, type Schema, textOf } from './schema.ts';

export interface Snippet {
  readonly label: string;
  readonly description?: string;
  readonly body: unknown;
}

/** A snippet with every property that a schema requires, each as a placeholder. */
export function snippetOf(label: string, schema: Schema): Snippet {
  const properties = member(schema, 'properties');
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const order = [...new Set([...required.filter((name) => isFixed(member(properties, name))), ...required])];
  const body = order.map((name, index) => [name, placeFor(name, member(properties, name), index + 1)]);
  const description = textOf(schema.description);
  return { label, ...(description !== undefined && { description }), body: Object.fromEntries(body) };
}

function isFixed(property: Schema): boolean {
  return 'const' in property;
}

function placeFor(name: string, property: Schema, index: number): unknown {
  if (isFixed(property)) return property.const;
  if (property.type === 'array') return [];
  if (property.type === 'object' || name === 'value') return { type: 'string' };
  if (property.type === 'boolean') return true;
  if (property.type === 'integer' || property.type === 'number') return 1;
  const [first] = Array.isArray(property.enum) ? property.enum : [];
  return isSchema(first) ? first : `\${${index}:${textOf(first) ?? name}}`;
}
