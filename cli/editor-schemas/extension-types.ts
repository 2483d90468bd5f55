import { posix } from 'node:path';
import { isSchema, member, type ReadSchema, type Schema, textOf } from './schema.ts';

/** The schema of a module, or of a type of field, of the site's own. */
export interface ExtensionSchema {
  readonly type: string;
  readonly schema: Schema;
  /** For a field: the type that it is based on. */
  readonly basedOn?: string;
  /** For an operator: what its schema says. */
  readonly operator?: { readonly summary: string };
}

/** Where a part of a schema stands, for the references in it. */
interface Place {
  /** Path of its file under `schemas/`; '' for the extension's own. */
  readonly file: string;
  readonly root: Schema;
  /** References that lead here. One that leads to itself ends there. */
  readonly via: readonly string[];
  readonly indent: string;
  readonly read: ReadSchema;
}

/**
 * A file of TypeScript with the type of what an extension's schema describes, for its component. It has the parts of JSON
 * Schema that documents have types by; what else a schema says is left to the check.
 *
 * @example
 * extensionTypes({ type: 'opening-hours', … }, read) // 'export interface OpeningHoursModule { readonly title: string; … }'
 */
export function extensionTypes(
  { type, schema, basedOn, operator }: ExtensionSchema,
  read: ReadSchema,
): string {
  const words = type.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const kind = operator ? 'Arguments' : basedOn === undefined ? 'Module' : 'Field';
  const name = words.join('') + kind;
  const place = { file: '', root: schema, via: [], indent: '', read };
  const about = comment(schema, '');
  const value = operator ? `\nexport type ${words.join('')}Value = ${typeOf(schema.value, place)};\n` : '';
  return `// Written by \`waymark schemas\` from ${type}.schema.json. Do not edit.\n\n${about}export interface ${name} ${objectType(schema, place)}\n${value}`;
}

function typeOf(schema: unknown, place: Place): string {
  if (!isSchema(schema)) return 'unknown';
  const reference = textOf(schema.$ref);
  if (reference !== undefined) return referredType(reference, place);
  // Rules have types that no component needs: they are values when it is rendered.
  if (schema.tsType !== undefined) return 'unknown';
  if (schema.const !== undefined) return literal(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum.map(literal));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(alternatives)) return union(alternatives.map((each) => typeOf(each, place)));
  return union([schema.type].flat().map((type) => plainType(type, schema, place)));
}

function plainType(type: unknown, schema: Schema, place: Place): string {
  if (type === 'array') {
    const items = typeOf(schema.items, place);
    return `readonly ${items.includes(' | ') && !items.startsWith('{') ? `(${items})` : items}[]`;
  }
  if (type === 'object') return objectType(schema, place);
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'string' || type === 'boolean' || type === 'null' ? type : 'unknown';
}

function objectType(schema: Schema, place: Place): string {
  const properties = Object.entries(member(schema, 'properties'));
  const others = schema.additionalProperties;
  if (properties.length === 0)
    return `Readonly<Record<string, ${isSchema(others) ? typeOf(others, place) : 'unknown'}>>`;
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const inner = { ...place, indent: `${place.indent}  ` };
  const lines = properties.map(([name, property]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
    const mark = required.includes(name) ? '' : '?';
    const about = isSchema(property) ? comment(property, inner.indent) : '';
    return `${about}${inner.indent}readonly ${key}${mark}: ${typeOf(property, inner)};\n`;
  });
  return `{\n${lines.join('')}${place.indent}}`;
}

function referredType(reference: string, place: Place): string {
  const [path = '', pointer = ''] = reference.split('#');
  const file = path.startsWith('waymark/')
    ? path.slice('waymark/'.length)
    : path === ''
      ? place.file
      : posix.join(posix.dirname(place.file), path);
  const key = `${file}#${pointer}`;
  if (place.via.includes(key)) return 'unknown';
  const root = file === place.file ? place.root : place.read(file);
  const names = pointer.split('/').slice(1);
  const found = names.reduce<Schema>((part, name) => member(part, name), root);
  return typeOf(found, { ...place, file, root, via: [...place.via, key] });
}

function comment({ description }: Schema, indent: string): string {
  const text = textOf(description)?.replaceAll('*/', '* /');
  return text === undefined ? '' : `${indent}/** ${text} */\n`;
}

function literal(value: unknown): string {
  return typeof value === 'string'
    ? `'${JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'")}'`
    : JSON.stringify(value);
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}
