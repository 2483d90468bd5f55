/** Writes a text for a formula: in single quotes, with inner quotes doubled. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The text inside the quotes of a formula's string. */
export function unquote(quoted: string): string {
  return quoted.slice(1, -1).replaceAll("''", "'");
}

const keywords: ReadonlySet<string> = new Set([
  'if', 'then', 'else', 'for', 'some', 'every', 'in', 'return', 'satisfies', 'or', 'and', 'not', 'between', 'is', 'true', 'false', 'null',
]); // biome-ignore format: one line

/** True for a reserved word of the notation. */
export function isKeyword(word: string): boolean {
  return keywords.has(word);
}
