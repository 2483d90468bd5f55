import type { Format } from './format.ts';

/** For programs: `{documents, problems: [{file, code, severity, document, pointer, line, column, message, help, witness, link}]}`. */
export const json: Format = ({ files, problems }) =>
  `${JSON.stringify({ documents: files.length, problems }, undefined, 2)}\n`;
