/** Writes the tables of the formula parser from its grammar. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildParserFile } from '@lezer/generator';
import { root } from '../processes.ts';
import { writeGenerated } from './write-generated.ts';

const grammar = await readFile(join(root, 'engine/formulas/formula.grammar'), 'utf8');
const { parser } = buildParserFile(grammar, {
  fileName: 'formula.grammar',
  typeScript: true,
  warn: (message) => {
    throw new Error(message);
  },
});
const [, ...lines] = parser.split('\n');
await writeGenerated(
  'engine/formulas/generated/formula-parser.ts',
  ['// Generated from formula.grammar by `npm run generate`. Do not edit.', ...lines].join('\n'),
);
