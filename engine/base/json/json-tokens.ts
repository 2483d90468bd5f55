/** Tokens of a JSON text. Each function takes an offset and returns the offset after the token. */

import type { ProposedFix } from '../problems/problem.ts';
import { exactNumber } from '../values/exact-number.ts';
import { helpForLookAlike } from './look-alikes.ts';
import { curlyEndBefore, straightQuote } from './mend-json.ts';

/** A fault in the text itself. */
export interface TokenFault {
  readonly offset: number;
  readonly code: 'bad-json' | 'bad-number' | 'bad-character';
  readonly message: string;
  readonly help: string;
  readonly fix?: ProposedFix;
}

/** A token; one with a fault and no end stops the scan. */
export type Token =
  | { readonly end: number; readonly fault?: TokenFault }
  | { readonly end?: undefined; readonly fault: TokenFault };

const quote = 0x22;
const backslash = 0x5c;

/** Skips the white space JSON knows. */
export function skipSpace(text: string, from: number): number {
  let offset = from;
  for (; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) break;
  }
  return offset;
}

/** Reads a string in double quotes; `from` is at the opening quote. */
export function readString(text: string, from: number): Token {
  let isPlain = true;
  for (let offset = from + 1; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit === quote) {
      const end = offset + 1;
      return isPlain || isWellFormed(text.slice(from, end)) ? { end } : { end, fault: badCharacter(from) };
    }
    if (unit < 0x20) return { fault: controlCharacter(text, offset, unit) };
    if ((unit >= 0xd800 && unit <= 0xdfff) || unit === 0xfffd) isPlain = false;
    if (unit === backslash) {
      const length = escapeLength(text, offset);
      if (length === 0) return { fault: badEscape(text, offset) };
      isPlain &&= length === 2;
      offset += length - 1;
    }
  }
  return {
    fault: badJson(from, 'The text that begins here never ends.', 'Close it with a double quote.'),
  };
}

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Reads a number; undefined when there is none at the offset. */
export function readNumber(text: string, from: number): Token | undefined {
  numberPattern.lastIndex = from;
  const found = numberPattern.exec(text)?.[0];
  if (found === undefined) return undefined;
  if (exactNumber(found) !== undefined) return { end: from + found.length };
  const shown = found.length > 40 ? `${found.slice(0, 40)}…` : found;
  return {
    end: from + found.length,
    fault: {
      offset: from,
      code: 'bad-number',
      message: `The number ${shown} is too large to be kept exactly.`,
      help: 'Use a number between -9007199254740991 and 9007199254740991, or a text.',
    },
  };
}

export function badJson(offset: number, message: string, help: string): TokenFault {
  return { offset, code: 'bad-json', message, help };
}

/** Length of an escape sequence, 2 or 6; 0 for an unknown one. */
function escapeLength(text: string, from: number): number {
  const next = text.charAt(from + 1);
  if (next !== '' && '"\\/bfnrt'.includes(next)) return 2;
  return next === 'u' && /^[0-9a-fA-F]{4}$/.test(text.slice(from + 2, from + 6)) ? 6 : 0;
}

/**
 * Refuses lone surrogates, which UTF-8 cannot encode; U+0000, which databases do not store; and U+FFFD, which
 * replaces invalid UTF-8.
 */
function isWellFormed(literal: string): boolean {
  return !/\p{Surrogate}|\0|\uFFFD/u.test(String(JSON.parse(literal)));
}

function badCharacter(offset: number): TokenFault {
  return {
    offset,
    code: 'bad-character',
    message: 'This text holds a broken character: half a surrogate pair, U+0000 or U+FFFD.',
    help: 'Take the broken character out.',
  };
}

function controlCharacter(text: string, offset: number, unit: number): TokenFault {
  if (unit === 0x0a || unit === 0x0d) {
    const curly = curlyEndBefore(text, offset);
    const help =
      helpForLookAlike(text.charAt(curly ?? offset), '"') ??
      'Close the text with a double quote, or write \\n for a new line.';
    const fault = badJson(offset, 'The line ends inside a text.', help);
    return curly === undefined ? fault : { ...fault, fix: straightQuote(curly) };
  }
  const code = `\\u${unit.toString(16).padStart(4, '0')}`;
  return badJson(offset, 'A text contains a control character.', `Write ${code} for it.`);
}

function badEscape(text: string, offset: number): TokenFault {
  const found = text.slice(offset, offset + 2);
  return badJson(offset, `"${found}" is not an escape that JSON knows.`, 'Write \\\\ for a backslash.');
}
