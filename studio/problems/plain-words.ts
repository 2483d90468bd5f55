import type { Read } from '../parts/outline.ts';
import { isObject } from '../settings/json.ts';
import { wordsOf } from '../settings/words.ts';
import { titleOfDocument, wordsOfTextPath } from './problem-place.ts';

const mostOffered = 3;

/**
 * A message without what only a writer of JSON understands: documents by their titles, names in words, no snippets of JSON, no
 * commands, and no long lists.
 *
 * @example plainWords('Nothing reads "dogsName"; or say "unread": true.') // 'Nothing reads “dogs name”.'
 */
export function plainWords(message: string, read: Read): string {
  const clauses = message.split(/(?<=[.;])\s+/).filter((clause) => !isForWriters.test(clause));
  return clauses
    .join(' ')
    .replace(/;$/, '.')
    .replaceAll('`', '')
    .replace(/Use one of: (.*)\.$/, (_, list: string) => shortened(list))
    .replace(/"= ?([^"]*)"/g, (_, formula: string) => `“${wordsOfFormula(formula)}”`)
    .replace(/"([^"]*)"/g, (_, name: string) => `“${nameInWords(name, read)}”`);
}

/** A clause with a snippet of JSON, a command or a pointer to a schema. */
const isForWriters = /"\w+":|`[^`]+`|\$schema/;

function shortened(list: string): string {
  const names = list.split(', ').filter((name) => name !== '…');
  return `Perhaps one of these: ${names.slice(0, mostOffered).join(', ')}.`;
}

function wordsOfFormula(formula: string): string {
  const read = /^(?:answers|facts|results)\.([\w.]+)$/.exec(formula)?.[1];
  return read === undefined ? formula : lower(wordsOf(read.replaceAll('.', '-')));
}

function nameInWords(name: string, read: Read): string {
  if (isObject(read(name))) return titleOfDocument(name, read);
  if (/^[\w-]+(?:\/[\w#-]+)+$/.test(name)) return wordsOfTextPath(name);
  return /^[a-z]+(?:[A-Z][a-z0-9]*)+$/.test(name) ? lower(wordsOf(name)) : name;
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
