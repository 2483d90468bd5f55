import { helpForLookAlike, lookAlikeOf, lookAlikes } from '../../base/json/look-alikes.ts';
import { advise, type Help, suggest } from '../../base/problems/suggest.ts';
import { callNames } from '../operator-calls.ts';
import { quote } from '../quotes.ts';

/** Signs of other languages, with the formula notation for them. */
const signs: Readonly<Record<string, string>> = {
  '"': "Put texts in single quotes: 'text'.",
  '&&': 'Write "and".',
  '||': 'Write "or".',
  '!': 'Write "not", or "!=" between two values.',
  '?': 'Write "if … then … else …".',
  '==': 'Write "=".',
  '===': 'Write "=".',
  '<>': 'Write "!=".',
  '=>': 'Write ">=" for "at least"; what holds for elements of a list is written "some x in list satisfies …".',
  '.': 'Write a path as names with one dot between them, such as answers.name.',
};

/** Reserved words that people may write as calls, with their correct notation. */
const words: Readonly<Record<string, string>> = {
  some: 'Write "some x in list satisfies …".',
  every: 'Write "every x in list satisfies …".',
  for: 'Write "for x in list return …".',
};

/** List functions of other languages, with the formula notation for them. */
const ofLists: Readonly<Record<string, (list: string) => string>> = {
  any: (list) => `Write "some x in ${list} satisfies …".`,
  some: (list) => `Write "some x in ${list} satisfies …".`,
  every: (list) => `Write "every x in ${list} satisfies …".`,
  map: (list) => `Write "for x in ${list} return …".`,
  forEach: (list) => `Write "for x in ${list} return …".`,
  filter: (list) => `Write "${list}[…]", with the condition between the brackets.`,
  find: (list) => `Write "find(${list}, …)".`,
  includes: (list) => `Write "… in ${list}".`,
};

/**
 * Suggests the formula notation when another language's is found at a syntax error; undefined if it is not.
 */
export function otherNotation(text: string, position: number, found: string | undefined): string | undefined {
  if (found === undefined) return undefined;
  const lookAlike = helpForLookAlike(found.charAt(0), "'");
  if (lookAlike !== undefined) return lookAlike;
  const before = text.slice(0, position).trimEnd();
  const word = /(?<![\w.'])[A-Za-z]+$/.exec(before)?.[0] ?? '';
  if (found === '(' && Object.hasOwn(words, word)) return words[word];
  if (found === ',' && isArgumentOf('if', before)) return signs['?'];
  if (/^\w/.test(found) && Object.hasOwn(ofLists, word)) return ofLists[word]?.('list');
  return Object.hasOwn(signs, found) ? signs[found] : undefined;
}

/**
 * A formula with the signs of other languages and the look-alikes of word processors outside of its texts written as
 * formulas write them.
 */
export function inFormulaNotation(text: string): string {
  const parts = new RegExp(
    `'(?:[^']|'')*'|([\u2018\u201a\u201c\u201e\u00ab])([^\u2018\u2019\u201a\u201c\u201d\u201e\u00ab\u00bb']*)[\u2018\u2019\u201c\u201d\u00bb]|"([^"']*)"|===?|&&|\\|\\||<>|${lookAlikes}`,
    'g',
  );
  return text.replaceAll(parts, (found, _open, curly?: string, straight?: string) => {
    if (found.startsWith("'")) return found;
    if (curly !== undefined || straight !== undefined) return quote(curly ?? straight ?? '');
    const sign = Object.hasOwn(plainSigns, found) ? plainSigns[found] : undefined;
    return sign ?? lookAlikeOf(found)?.plain ?? found;
  });
}

const plainSigns: Readonly<Record<string, string>> = {
  '==': '=',
  '===': '=',
  '&&': 'and',
  '||': 'or',
  '<>': '!=',
};

/** Help for the call of an operator that does not exist. */
export function helpForCall(name: string): Help {
  const similar = suggest(name, callNames()) === undefined ? undefined : advise(name, callNames());
  return (
    otherCall(name) ?? similar ?? `A function takes its arguments by name, such as ${name}(name: value).`
  );
}

/** Suggests the formula notation for a function of another language: `list.map(…)`, `any(…)`. */
function otherCall(name: string): string | undefined {
  const dot = name.lastIndexOf('.');
  const method = name.slice(dot + 1);
  return Object.hasOwn(ofLists, method)
    ? ofLists[method]?.(dot === -1 ? 'list' : name.slice(0, dot))
    : undefined;
}

/** Whether the text ends inside the brackets of a call to `word`. */
function isArgumentOf(word: string, before: string): boolean {
  let depth = 0;
  for (let at = before.length - 1; at >= 0; at--) {
    if (before[at] === ')') depth += 1;
    else if (before[at] === '(' && depth > 0) depth -= 1;
    else if (before[at] === '(') return new RegExp(`(?<![\\w.'])${word}\\s*$`).test(before.slice(0, at));
  }
  return false;
}
