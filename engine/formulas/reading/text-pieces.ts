/** A part of a text with formulas in it. */
export interface Piece {
  readonly kind: 'text' | 'formula';
  /** Without the braces around a formula. */
  readonly text: string;
  readonly offset: number;
}

/**
 * Splits a text at its formulas between `{{` and `}}`. An unclosed formula extends to the end.
 *
 * @example piecesOf('Hi {{ answers.name }}!') // 'Hi ', ' answers.name ', '!'
 */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{{', at);
    const end = open === -1 ? text.length : open;
    if (end > at) pieces.push({ kind: 'text', text: text.slice(at, end), offset: at });
    if (open === -1) break;
    const close = closingBraces(text, open + 2);
    pieces.push({ kind: 'formula', text: text.slice(open + 2, close), offset: open + 2 });
    at = close + 2;
  }
  return pieces;
}

/** The offset of the `}}` that ends a formula, skipping quoted texts and the braces of objects. */
function closingBraces(text: string, from: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < text.length; at++) {
    const unit = text[at];
    if (unit === "'") isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (unit === '{') depth += 1;
    else if (unit === '}' && depth > 0) depth -= 1;
    else if (unit === '}' && text[at + 1] === '}') return at;
  }
  return text.length;
}
