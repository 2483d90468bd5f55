import { quote, unquote } from './quotes.ts';

const part = /'(?:[^']|'')*'|[^.']+/g;
const plainPart = /^[A-Za-z0-9_]+$/;

/** The keys of a path in a formula. A key is quoted if it has characters other than letters, digits and _. */
export function keysOfPath(written: string): readonly string[] {
  return (written.match(part) ?? []).map((key) => (key.startsWith("'") ? unquote(key) : key));
}

/**
 * Writes a path for a formula.
 *
 * @example writePath('results.car.odd-key') // "results.car.'odd-key'"
 */
export function writePath(path: string): string {
  const [root = '', ...keys] = path.split('.');
  return root + writeKeys(keys);
}

/** Writes the keys after a value: `.town.'odd-key'`. */
export function writeKeys(keys: readonly string[]): string {
  return keys.map((key) => `.${plainPart.test(key) ? key : quote(key)}`).join('');
}
