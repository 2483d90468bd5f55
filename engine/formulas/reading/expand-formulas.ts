import type { Finding } from '../../base/json/finding.ts';
import { mapMembers } from '../../base/json/json-parts.ts';
import { pointerOf } from '../../base/json/json-pointer.ts';
import type { TextPlace } from '../../base/json/locate.ts';
import { isPlainObject } from '../../rules/values/property.ts';
import { keptAsWritten } from './kept-as-written.ts';
import { namesWithin } from './named-elements.ts';
import { parseFormula } from './parse-formula.ts';
import { type Piece, piecesOf } from './text-pieces.ts';

/** A document with all formulas replaced by their rules. */
export interface ExpandedDocument {
  readonly document: unknown;
  /** Place in the document's texts of each part of a rule, by pointer into the expanded document. */
  readonly places: ReadonlyMap<string, TextPlace>;
  readonly findings: readonly Finding[];
}

/**
 * Replaces every formula of a document by its rule. A formula is a text that begins with "=", a list of such
 * a text and its continuation lines, or a text with formulas between `{{` and `}}`, which becomes a `cat`.
 * Parts without formulas are kept. The document must have passed the limits on depth and size.
 */
export function expandFormulas(document: unknown): ExpandedDocument {
  const kept = keptAsWritten(document);
  const places = new Map<string, TextPlace>();
  const findings: Finding[] = [];

  const formula = (
    text: string,
    pointer: string,
    names: ReadonlySet<string>,
    placeOf: (offset: number) => TextPlace,
  ): unknown => {
    const { rule, spans, faults } = parseFormula(text, names);
    for (const [part, { from }] of spans) places.set(pointer + part, placeOf(from));
    for (const [index, { span, ...fault }] of faults.entries()) {
      // Each fault gets its own pointer: the faulty text may be in no part of the rule.
      const at = `${pointer}${pointerOf(`fault ${index}`)}`;
      places.set(at, placeOf(span.from));
      findings.push({ ...fault, pointer: at });
    }
    return rule;
  };

  const expand = (value: unknown, pointer: string, names: ReadonlySet<string>): unknown => {
    if (kept?.test(pointer)) return value;
    if (typeof value === 'string') return expandText(value, pointer, names);
    if (Array.isArray(value) && isBroken(value)) return expandLines(value, pointer, names);
    const within = isPlainObject(value) ? namesWithin(value, names) : names;
    return mapMembers(value, (part, name) =>
      expand(part, pointer + pointerOf(name), name === 'each' ? names : within),
    );
  };

  const expandText = (text: string, pointer: string, names: ReadonlySet<string>): unknown => {
    if (text.startsWith('=')) {
      return formula(text.slice(1), pointer, names, (offset) => ({ pointer, offset: offset + 1 }));
    }
    if (!text.includes('{{')) return text;
    const pieces = piecesOf(text);
    const part = (piece: Piece, at: string) =>
      piece.kind === 'text'
        ? piece.text
        : formula(piece.text, at, names, (offset) => ({ pointer, offset: piece.offset + offset }));
    places.set(pointer, { pointer, offset: 0 });
    const [only] = pieces;
    if (pieces.length === 1 && only !== undefined) return { cat: [part(only, `${pointer}/cat/0`)] };
    return { cat: pieces.map((piece, index) => part(piece, `${pointer}/cat${pointerOf(index)}`)) };
  };

  const expandLines = (lines: readonly string[], pointer: string, names: ReadonlySet<string>): unknown => {
    const starts: number[] = [];
    let length = 0;
    for (const line of lines) {
      starts.push(length);
      length += line.length + 1;
    }
    return formula(lines.join('\n').slice(1), pointer, names, (from) => {
      const offset = from + 1;
      const index = starts.findLastIndex((start) => start <= offset);
      return { pointer: pointer + pointerOf(index), offset: offset - (starts[index] ?? 0) };
    });
  };

  return { document: expand(document, '', new Set()), places, findings };
}

/** True for a formula, on one line or several. */
export function isFormula(value: unknown): boolean {
  return typeof value === 'string' ? value.startsWith('=') : Array.isArray(value) && isBroken(value);
}

/** True for a formula on several lines: only the first begins with "=". */
function isBroken(list: readonly unknown[]): list is readonly string[] {
  const [first, ...rest] = list;
  if (typeof first !== 'string' || !first.startsWith('=') || rest.length === 0) return false;
  return rest.every((line) => typeof line === 'string' && !line.startsWith('='));
}
