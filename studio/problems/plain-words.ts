import type { Read } from '../parts/outline.ts';
import { labelOfLimit } from '../settings/answer-limits.ts';
import { isObject, listIn, textIn } from '../settings/json.ts';
import { wordsOf } from '../settings/words.ts';
import { titleOfDocument, wordsOfTextPath } from './problem-place.ts';

const mostOffered = 3;

/**
 * A message without what only a writer of JSON understands: documents by their titles, names in words, no snippets of JSON, no
 * commands, and no long lists.
 *
 * @param document the one that the message is about, whose steps and questions are called by their titles
 * @example plainWords('Nothing reads "dogsName"; or say "unread": true.') // 'Nothing reads “dogs name”.'
 */
export function plainWords(message: string, read: Read, document?: unknown): string {
  const clauses = message.split(/(?<=[.;])\s+/).filter((clause) => !isForWriters.test(clause));
  return (
    clauses
      .join(' ')
      .replace(/;$/, '.')
      .replaceAll('`', '')
      // A long answer is cut off with its quotation mark.
      .replace(/= ("[^"]*…)(?=,)/g, '= $1"')
      .replace(
        /\b([a-z]\w*) = (?="|\d|true|false)/g,
        (_, name: string) => `“${titleIn(document, name) ?? lower(wordsOf(name))}” is `,
      )
      .replace(/Use one of: (.*)\.$/, (_, list: string) => shortened(list))
      .replace(/"= ?([^"]*)"/g, (_, formula: string) => `“${wordsOfFormula(formula)}”`)
      .replace(/"([^"]*)"/g, (_, name: string) => `“${titleIn(document, name) ?? nameInWords(name, read)}”`)
      .replace(/[^“”]+(?=“|$)/g, (text) => withEverydayWords(text, read))
  );
}

/** A clause with a snippet of JSON, a command or a pointer to a schema. */
const isForWriters = /"\w+": ?(?:["[{\d…]|true|false)|`[^`]+`|\$schema/;

/** Words of the documents, and those of everyday. */
const everyday: readonly (readonly [RegExp, string])[] = [
  [/\bcontentID\b/g, 'number'],
  [/\bnull\b/g, 'nothing'],
  [/\bproperties\b/g, 'settings'],
  [/\bproperty\b/g, 'setting'],
  [/\bconstraint\b/g, 'limit'],
  [/\bthis object\b/g, 'this part'],
  [/\ban options document\b/g, 'a list of options'],
  [/\boptions document\b/g, 'list of options'],
  [/\bthe form module\b/g, 'the form'],
  [/\bmodule\b/g, 'part'],
  [/\bmodules\b/g, 'parts'],
  [/\bsequence\b/g, 'list of actions'],
  [/\bschemaVersion\b/g, 'version'],
  [/\bschema of the document\b/g, 'description'],
  [/\ba BCP 47 tag\b/g, 'the tag of a language'],
];

/** The text outside of quotation marks, with names of values and documents in words. */
function withEverydayWords(text: string, read: Read): string {
  const named = text
    .replace(/\b(?:answers|facts|results|settings|input)\.([\w.]+\w)/g, (_, name: string) =>
      valueInWords(name),
    )
    .replace(/[\w-]+(?= →)|(?<=→ )[\w-]+/g, (name) => nameInWords(name, read));
  return everyday.reduce((words, [of, by]) => words.replace(of, by), named);
}

function valueInWords(name: string): string {
  return `“${lower(wordsOf(name.replaceAll('.', '-')))}”`;
}

function shortened(list: string): string {
  const names = list.split(', ').filter((name) => name !== '…');
  const said = names.map((name) => (/^[a-z]+[A-Z]\w*$/.test(name) ? lower(wordsOf(name)) : name));
  return `Perhaps one of these: ${said.slice(0, mostOffered).join(', ')}.`;
}

function wordsOfFormula(formula: string): string {
  const read = /^(?:answers|facts|results)\.([\w.]+)$/.exec(formula)?.[1];
  return read === undefined ? formula : lower(wordsOf(read.replaceAll('.', '-')));
}

/** The title of a step or a question of a document. */
function titleIn(document: unknown, name: string): string | undefined {
  const step = listIn(document, 'steps').find((each) => textIn(each, 'id') === name);
  const field = listIn(document, 'fields').find((each) => textIn(each, 'name') === name);
  const title = textIn(step, 'title') ?? textIn(field, 'label');
  return title === undefined || title.startsWith('=') || title === '' ? undefined : title;
}

function nameInWords(name: string, read: Read): string {
  const limit = labelOfLimit(name);
  if (limit !== undefined) return limit;
  if (isObject(read(name))) return titleOfDocument(name, read);
  if (/^[a-z][\w-]*(?:\/[\w#-]+)+$/.test(name)) return wordsOfTextPath(name);
  const value = /^(?:answers|facts|results|settings|input)\.([\w.]+)$/.exec(name)?.[1];
  if (value !== undefined) return lower(wordsOf(value.replaceAll('.', '-')));
  if (/^[a-z]\w*(?:\.\w+)+$/.test(name) && /[A-Z]/.test(name))
    return name.split('.').map(wordsOf).join(' › ');
  return /^[a-z]+(?:[A-Z][a-z0-9]*)+$/.test(name) ? lower(wordsOf(name)) : name;
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
