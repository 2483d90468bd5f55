/**
 * Part of a text, as in JsonLogic's `substr`: a negative start counts from the end, a negative length leaves
 * off that many characters at the end. Positions are code points and are truncated to whole numbers.
 */
export function substring(text: string, start: number, length: number): string {
  if (!beyondBasicPlane.test(text)) return part(text, start, length);
  const taken = part(Array.from(text), start, length);
  return taken.join('');
}

/** Without surrogates, code points and UTF-16 units are the same. */
const beyondBasicPlane = /[\uD800-\uDFFF]/;

function part<Characters extends string | readonly string[]>(
  characters: Characters,
  start: number,
  length: number,
): Characters {
  const position = whole(start);
  const from = position < 0 ? Math.max(characters.length + position, 0) : position;
  const rest = Math.max(characters.length - from, 0);
  const size = whole(length < 0 ? rest + length : length);
  return characters.slice(from, from + Math.max(size, 0)) as Characters;
}

function whole(value: number): number {
  return Math.trunc(value) || 0;
}
