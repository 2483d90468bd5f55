/**
 * Writes `docs/reference.md`, what may stand in a document, from the descriptions in the schemas.
 * `--check` writes nothing and fails when what is committed differs.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onOneLine } from '#engine';
import { root } from './processes.ts';

interface Described {
  readonly title?: string;
  readonly description?: string;
  readonly properties?: { readonly [name: string]: { readonly const?: string } };
}

const schemas = join(root, 'schemas');
const target = join(root, 'docs/reference.md');

const text = [
  '# What may stand in a document',
  'Written from the schemas by `npm run generate`. An editor shows the same while one types, with the properties of each;',
  'Storybook shows how fields and modules look. How it all works together is in [authoring.md](authoring.md).',
  '## Kinds of document',
  ...(await entriesOf('documents', 'kind')),
  '## Fields of a form',
  ...(await entriesOf('fields', 'type')),
  '## Modules of a page',
  ...(await entriesOf('modules', 'type')),
  '## Actions of an event',
  ...(await actions()),
  '## Operators of a rule',
  ...(await operators()),
];
const reference = `${joined(text)}\n`;
const committed = await readFile(target, 'utf8').catch(() => '');

if (reference !== committed && process.argv.includes('--check')) {
  console.error('Out of date; run `npm run generate`:\n  docs/reference.md');
  process.exit(1);
}
if (reference !== committed) await writeFile(target, reference);

/** Headings between empty lines, the rest line by line. */
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

/** What the schemas of a folder describe, each under the name that documents call it by. */
async function entriesOf(folder: string, key: string): Promise<readonly string[]> {
  const files = (await readdir(join(schemas, folder))).filter((file) => file.endsWith('.schema.json')).sort();
  const found = await Promise.all(files.map((file) => read(`${folder}/${file}`)));
  return (found as readonly Described[]).flatMap(({ properties, description = '' }) => {
    const name = properties?.[key]?.const;
    return name === undefined ? [] : [`- \`${name}\`: ${description}`];
  });
}

async function actions(): Promise<readonly string[]> {
  const { definitions } = (await read('shared/action.schema.json')) as {
    definitions: { [name: string]: Described };
  };
  return Object.entries(definitions).map(([name, { description = '' }]) => `- \`${name}\`: ${description}`);
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

/** The operator at work: its example is what stands under it, or a rule that it stands in. */
function example(name: string, shown: unknown): string {
  const isWhole = onOneLine(shown).includes(`"${name}": `);
  return onOneLine(isWhole ? shown : { [name]: shown });
}

async function read(path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(schemas, path), 'utf8'));
}
