/** Writes `docs/reference.md`, the properties of documents, from the descriptions in the schemas. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onOneLine } from '#engine';
import type { Guidance } from '../../storybook/library/guidance.ts';
import { root } from '../processes.ts';
import { writeGenerated } from './write-generated.ts';

interface Described {
  readonly title?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: Property };
}

interface Property extends Described {
  readonly const?: unknown;
  readonly $ref?: string;
  readonly items?: Property;
  readonly enum?: readonly unknown[];
}

const schemas = join(root, 'schemas');

/** Properties that mean the same in every document or are fixed by its type. */
const everywhere = new Set(['$schema', 'kind', 'schemaVersion']);

const text = [
  '# What may stand in a document',
  'Written from the schemas by `npm run generate`. An editor shows the same while one types;',
  'Storybook shows how fields and modules look and how to write for them. How it all works together is in [authoring.md](authoring.md).',
  '## Kinds of document',
  ...(await entriesOf('documents', 'kind')),
  '## Fields of a form',
  ...(await entriesOf('fields', 'type')),
  '### Among the fields',
  ...(await entryBetween('field-group')),
  ...(await entryBetween('included-fields')),
  ...(await entryBetween('like-field')),
  '## Modules of a page',
  ...(await entriesOf('modules', 'type')),
  '## Actions of an event',
  ...(await actions()),
  '## Operators of a rule',
  ...(await operators()),
];
await writeGenerated('docs/reference.md', `${joined(text)}\n`);

/** Joins lines, with empty lines around headings. */
function joined(lines: readonly string[]): string {
  return lines
    .map((line, index) =>
      index === 0 ? line : (isHeading(line) || isHeading(lines[index - 1]) ? '\n' : '') + line,
    )
    .join('\n');
}

function isHeading(line = ''): boolean {
  return line.startsWith('#');
}

/** The entries for the schemas of a folder, each with the name that documents use. */
async function entriesOf(folder: string, key: string): Promise<readonly string[]> {
  const files = (await readdir(join(schemas, folder))).filter((file) => file.endsWith('.schema.json')).sort();
  const found = await Promise.all(files.map((file) => entryOf(`${folder}/${file}`, key)));
  return found.flat();
}

/** A kind or type with its description and those of its properties. */
async function entryOf(path: string, key: string): Promise<readonly string[]> {
  const schema = (await read(path)) as Described;
  const name = schema.properties?.[key]?.const;
  if (typeof name !== 'string') return [];
  return [
    `- \`${name}\`: ${schema.description ?? ''}`,
    ...(await guidanceOf(path)),
    ...(await propertiesOf(schema, path)),
  ];
}

/**
 * When to use a module or field and when another one, as shown in Storybook. Other kinds have no guidance.
 */
async function guidanceOf(path: string): Promise<readonly string[]> {
  const [folder = '', file = ''] = path.split('/');
  if (folder === 'documents') return [];
  const type = file.replace('.schema.json', '');
  const text = await readFile(join(root, 'renderer', folder, type, 'guidance.json'), 'utf8');
  const { use, avoid }: Guidance = JSON.parse(text);
  return [`  - _When:_ ${use.join(' ')}`, `  - _When not:_ ${avoid.join(' ')}`];
}

/** An entry of a form that is not a field. Its name is its title. */
async function entryBetween(file: string): Promise<readonly string[]> {
  const path = `shared/${file}.schema.json`;
  const schema = (await read(path)) as Described & { readonly title?: string };
  return [`- ${schema.title}: ${schema.description ?? ''}`, ...(await propertiesOf(schema, path))];
}

async function propertiesOf(
  { properties = {}, required = [] }: Described,
  path: string,
): Promise<readonly string[]> {
  const lines = Object.entries(properties).map(async ([name, property]) => {
    if (everywhere.has(name) || property.const !== undefined) return [];
    const words = await descriptionOf(property, path);
    const values = property.enum?.map((value) => `\`${value}\``).join(', ');
    const said = [words, values && `One of ${values}.`].filter(Boolean).join(' ');
    const need = required.includes(name) ? ' (required)' : '';
    return [`  - \`${name}\`${need}${said && `: ${said}`}`];
  });
  return (await Promise.all(lines)).flat();
}

/** The description of a property, or else of the schema it refers to, or else of the elements of its list. */
async function descriptionOf(property: Property, path: string): Promise<string> {
  if (property.description !== undefined) return property.description;
  if (property.$ref !== undefined) return await referredDescription(property.$ref, path);
  if (property.items) return `A list. ${await descriptionOf(property.items, path)}`.trim();
  return property.title === undefined ? '' : `${property.title}.`;
}

async function referredDescription(reference: string, path: string): Promise<string> {
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? path : join(path, '..', file);
  const steps = pointer.split('/').filter((step) => step !== '');
  const found = steps.reduce<unknown>(
    (part, step) => (part as { readonly [name: string]: unknown })[step],
    await read(target),
  );
  return await descriptionOf(found as Property, target);
}

async function actions(): Promise<readonly string[]> {
  const path = 'shared/action.schema.json';
  const { definitions } = (await read(path)) as { definitions: { [name: string]: Described } };
  const entries = Object.entries(definitions).map(async ([name, action]) => [
    `- \`${name}\`: ${action.description ?? ''}`,
    ...(await propertiesOf(action, path)),
  ]);
  return (await Promise.all(entries)).flat();
}

async function operators(): Promise<readonly string[]> {
  const { definitions } = (await read('rules/rule.schema.json')) as {
    definitions: {
      call: { properties: { [name: string]: { description: string; examples: readonly unknown[] } } };
    };
  };
  return Object.entries(definitions.call.properties).map(
    ([name, { description, examples }]) => `- \`${name}\`: ${description} \`${example(name, examples[0])}\``,
  );
}

/** An example of the operator: its arguments, or a whole rule that contains it. */
function example(name: string, shown: unknown): string {
  const isWhole = onOneLine(shown).includes(`"${name}": `);
  return onOneLine(isWhole ? shown : { [name]: shown });
}

async function read(path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(schemas, path), 'utf8'));
}
