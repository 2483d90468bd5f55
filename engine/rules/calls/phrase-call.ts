import { written } from '../runtime/written.ts';
import type { Phrasing } from '../types/operator-declaration.ts';
import { isPlainObject } from '../values/property.ts';

/**
 * Writes the use of a decision or function in English, with the values that it is given.
 *
 * @example `the function “late fee” for days late: 5, member: yes`
 */
export function phraseCall(noun: 'decision' | 'function', { args, phrase }: Phrasing): string {
  const given = isPlainObject(args[1]) ? Object.entries(args[1]) : [];
  const values = given.map(([name, rule]) => `${wordsOf(name)}: ${phrase(rule)}`);
  const what = `the ${noun} “${wordsOf(written(args[0]))}”`;
  return values.length === 0 ? what : `${what} for ${values.join(', ')}`;
}

/** An id or a name in words: `late-fee` and `lateFee` are "late fee". */
function wordsOf(name: string): string {
  return name
    .replaceAll('-', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
}
