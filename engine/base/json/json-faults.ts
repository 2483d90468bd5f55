import type { ProposedFix } from '../problems/problem.ts';
import { badJson, type TokenFault } from './json-tokens.ts';
import { forbiddenKeys } from './limits.ts';
import { helpForLookAlike } from './look-alikes.ts';
import { curlyEndBefore, mendJson } from './mend-json.ts';

/** A fault in a JSON text, with the JSON Pointer of the value that contains it. */
export interface JsonFault {
  readonly code: TokenFault['code'] | 'too-deep' | 'too-many-values' | 'duplicate-key' | 'forbidden-key';
  readonly offset: number;
  readonly pointer: string;
  readonly message: string;
  readonly help: string;
  readonly fix?: ProposedFix;
}

/** A fault whose containing value is not known yet. */
export type UnplacedFault = Omit<JsonFault, 'pointer'>;

/** Checks a property name: duplicate and forbidden names are faults. */
export function nameFault(
  name: string,
  offset: number,
  before: ReadonlySet<string>,
): UnplacedFault | undefined {
  if (forbiddenKeys.has(name)) {
    const help = 'Take it out, or give it another name.';
    return { code: 'forbidden-key', offset, message: `The name "${name}" is refused in documents.`, help };
  }
  if (!before.has(name)) return undefined;
  const help = 'Keep one of them: JSON would silently use the last.';
  return { code: 'duplicate-key', offset, message: `The name "${name}" appears twice in this object.`, help };
}

export function tooDeep(offset: number, depth: number): UnplacedFault {
  const message = `Objects and arrays lie more than ${depth} deep.`;
  return { code: 'too-deep', offset, message, help: `Keep the document within ${depth} levels.` };
}

export function tooManyValues(offset: number, nodes: number): UnplacedFault {
  const message = `The document holds more than ${nodes} values.`;
  return { code: 'too-many-values', offset, message, help: 'Split it into several documents.' };
}

/** Reports the text found in place of what JSON expects, and the usual fix. */
export function unexpected(text: string, offset: number, expected: string): UnplacedFault {
  const rest = text.slice(offset, offset + 24);
  if (rest === '') {
    return badJson(
      offset,
      `The text ends where ${expected} is expected.`,
      'Close every brace, bracket and quote.',
    );
  }
  const found = /^[A-Za-z_$][\w$]*|^[^\s]/u.exec(rest)?.[0] ?? rest.charAt(0);
  const message = `Found ${found === '"' ? "'\"'" : `"${found}"`} where ${expected} is expected.`;
  const fix = mendJson(text, offset, expected);
  const curly = curlyEndBefore(text, offset);
  const lookAlike = helpForLookAlike(text.charAt(curly ?? offset), '"');
  return { ...badJson(offset, message, lookAlike ?? remedy(rest, expected)), ...(fix && { fix }) };
}

function remedy(rest: string, expected: string): string {
  if (/^\/[/*]/.test(rest)) return 'Take the comment out: JSON has none.';
  if (rest.startsWith("'")) return 'Use double quotes.';
  if (/^[}\]]/.test(rest)) return `Take out the comma before "${rest.charAt(0)}", or close what was opened.`;
  if (expected === 'a name in double quotes') return 'Put double quotes round the name.';
  if (expected === 'the end of the text') return 'Take out what follows the document.';
  if (expected.startsWith('a comma')) return 'Put a comma between this and what comes before it.';
  if (expected === 'a colon') return 'Put a colon between the name and its value.';
  return 'Write a text in double quotes, a number, true, false, null, an object or an array.';
}
