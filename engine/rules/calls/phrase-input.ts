import type { Phrasing } from '../types/operator-declaration.ts';
import { isPlainObject } from '../values/property.ts';

/** Writes the arguments of a decision or function in English: `distance: 5, member: yes`. */
export function phraseInput({ args, phrase }: Phrasing): string {
  const given = isPlainObject(args[1]) ? Object.entries(args[1]) : [];
  return given.map(([name, rule]) => `${name}: ${phrase(rule)}`).join(', ');
}
