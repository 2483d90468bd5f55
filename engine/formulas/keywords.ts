const keywords: ReadonlySet<string> = new Set([
  'if', 'then', 'else', 'for', 'some', 'every', 'in', 'return', 'satisfies', 'or', 'and', 'not', 'between', 'is', 'true', 'false', 'null',
]); // biome-ignore format: one line

/** True for a reserved word of the notation. */
export function isKeyword(word: string): boolean {
  return keywords.has(word);
}
