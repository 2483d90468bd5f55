/**
 * Writes the tables of the formula parser from its grammar. `--check` writes nothing and fails when the
 * committed files differ.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildParserFile } from '@lezer/generator';

const folder = join(import.meta.dirname, '../engine/formulas');
const target = join(folder, 'generated/formula-parser.ts');

const grammar = await readFile(join(folder, 'formula.grammar'), 'utf8');
const { parser } = buildParserFile(grammar, {
  fileName: 'formula.grammar',
  typeScript: true,
  warn: (message) => {
    throw new Error(message);
  },
});
const written = `// Generated from formula.grammar by \`npm run generate\`. Do not edit.\n${parser.split('\n').slice(1).join('\n')}`;

if (!process.argv.includes('--check')) {
  await mkdir(join(folder, 'generated'), { recursive: true });
  await writeFile(target, written);
} else if ((await readFile(target, 'utf8')) !== written) {
  console.error('Out of date; run `npm run generate`: engine/formulas/generated/formula-parser.ts');
  process.exit(1);
}
