/**
 * Formats the JSON that people write in ways that the formatter keeps but does not produce: what fits on a
 * line is on one line, and rules of documents are formulas. `--check` writes nothing and fails when a file is
 * formatted otherwise.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { formatText } from '#analysis';
import { layOutJson } from '#engine';
import { root } from './processes.ts';

const documents = '{pages-config,{cli/templates,examples}/*/documents,studio/creating/templates}/**/*.json';
const written = [
  documents,
  'tests/scenarios/**/*.json',
  '{cli/templates,examples}/*/scenarios/*.json',
  'tests/samples/*.json',
  'extensions/*/examples.json',
  'renderer/**/examples.json',
];

const untidy: string[] = [];
for await (const file of glob(written, { cwd: root })) {
  const text = await readFile(join(root, file), 'utf8');
  const tidy = matchesGlob(file, documents) ? (formatText(text) ?? text) : layOutJson(JSON.parse(text));
  if (text === tidy) continue;
  untidy.push(file);
  if (!process.argv.includes('--check')) await writeFile(join(root, file), tidy);
}

if (untidy.length > 0 && process.argv.includes('--check')) {
  console.error(`Laid out otherwise; run \`npm run fix\`:\n${untidy.map((file) => `  ${file}`).join('\n')}`);
  process.exit(1);
}
