import { inWords } from '../notation/in-words.ts';
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
  const values = given.map(([name, rule]) => `${inWords(name, false)}: ${phrase(rule)}`);
  const what = `the ${noun} “${inWords(written(args[0]), false)}”`;
  return values.length === 0 ? what : `${what} for ${values.join(', ')}`;
}
