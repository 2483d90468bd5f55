import type { Format } from './format.ts';
import { github } from './github.ts';
import { junit } from './junit.ts';
import { sarif } from './sarif.ts';
import { stylish } from './stylish.ts';

/** For programs: `{documents, problems: [{file, code, severity, document, pointer, line, column, message, help, witness, link}]}`. */
const json: Format = ({ files, problems }) =>
  `${JSON.stringify({ documents: files.length, problems }, undefined, 2)}\n`;

export type FormatName = 'stylish' | 'json' | 'junit' | 'sarif' | 'github';

export const formats: { readonly [name in FormatName]: Format } = { stylish, json, junit, sarif, github };
