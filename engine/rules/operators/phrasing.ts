import { inWords } from '../notation/in-words.ts';
import { readCall } from '../notation/shape.ts';
import type { Phrasing } from '../types/operator-declaration.ts';
import { isDate } from '../values/civil-date.ts';

/** `a, b and c`, or with another separator. */
export function joinWords(words: readonly string[], last: string, separator = ', '): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(separator)} ${last} ${words.at(-1)}`;
}

/** The name of a list of options in words; undefined for one that a rule names. */
export function listInWords(name: unknown): string | undefined {
  return typeof name === 'string' ? `“${inWords(name)}”` : undefined;
}

/** `a plus b plus c`; nested calculations are put in brackets. */
export function infix({ args, word }: Phrasing, operator: string): string {
  return args.map((arg, index) => bracketed(arg, word(index), calculations)).join(` ${operator} `);
}

/** `a and b`; nested lists of conditions are put in brackets. */
export function clauses({ args, word }: Phrasing, conjunction: 'and' | 'or'): string {
  return args.map((arg, index) => bracketed(arg, word(index), junctions)).join(` ${conjunction} `);
}

const calculations: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%', 'if']);
const junctions: ReadonlySet<string> = new Set(['and', 'or', 'if']);

function bracketed(rule: unknown, words: string, families: ReadonlySet<string>): string {
  const call = readCall(rule);
  return call !== undefined && families.has(call.name) && call.args.length > 1 ? `(${words})` : words;
}

/** `a is less than b`, or `a is before b` for dates; with three arguments, `b is between a and c`. */
export function orderPhrase({ args, word }: Phrasing, numbers: string, dates: string): string {
  const order = args.some(isAboutDays) ? dates : numbers;
  return args.length === 3
    ? `${word(0)} ${order} ${word(1)}, which ${order} ${word(2)}`
    : `${word(0)} ${order} ${word(1)}`;
}

const dateOperators: ReadonlySet<string> = new Set([
  'parse-date',
  'add-days',
  'add-months',
  'add-years',
  'start-of-month',
  'end-of-month',
  'start-of-year',
  'end-of-year',
]);

function isAboutDays(rule: unknown): boolean {
  const call = readCall(rule);
  if (call === undefined) return isDate(rule);
  return dateOperators.has(call.name) || (call.name === 'var' && call.body === 'now');
}

/** Phrase of a list operator from its list, its body and the remaining arguments as written. */
export function eachPhrase(
  { args, word, phrase }: Phrasing,
  compose: (list: string, body: string, third: unknown) => string,
): string {
  return compose(word(0), args.length > 1 ? phrase(args[1]) : '', args[2]);
}
