/**
 * The column after the value that begins at a place of a text: a string, a word, or the part of an object or
 * list on the same line. Lines and columns count from 1.
 */
export function endColumn(lines: readonly string[], line: number, column: number): number {
  const rest = lines[line - 1]?.slice(column - 1) ?? '';
  const token = /^(?:"(?:[^"\\]|\\.)*"?|[^\s,:{}[\]"]+)/.exec(rest)?.[0];
  if (token !== undefined) return column + token.length;
  return column + Math.max(1, /^[{[]/.test(rest) ? containerLength(rest) : 1);
}

/** Length of the part of an object or list on its first line. */
function containerLength(rest: string): number {
  let depth = 0;
  for (const { 0: token, index } of rest.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth === 0) return index + token.length;
  }
  return rest.trimEnd().length;
}

/** The lines of a text; lines end in LF, CR LF or CR. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}
