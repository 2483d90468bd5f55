/**
 * Text with optional line breaks, after Wadler's "A prettier printer": a group is written on one line if it
 * fits, otherwise all its own breaks become line breaks.
 */
export type Doc = string | readonly Doc[] | Break | Nested;

interface Break {
  readonly kind: 'break';
  /** Text written in place of the line break when the group fits on one line. */
  readonly flat: '' | ' ';
}

interface Nested {
  readonly kind: 'group' | 'indented';
  readonly doc: Doc;
}

const indentation = 2;

/** A space or a line break. */
export const space: Doc = { kind: 'break', flat: ' ' };
/** Nothing or a line break. */
const gap: Doc = { kind: 'break', flat: '' };

/** Written on one line if it fits. */
export function group(doc: Doc): Doc {
  return { kind: 'group', doc };
}

/** Indents the lines that begin inside. */
export function indented(doc: Doc): Doc {
  return { kind: 'indented', doc };
}

/** Parts with a separator between them. */
export function joined(parts: readonly Doc[], between: Doc): Doc {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));
}

/** The text on one line. */
export function onOneLine(doc: Doc): string {
  if (typeof doc === 'string') return doc;
  if (!('kind' in doc)) return doc.map(onOneLine).join('');
  return doc.kind === 'break' ? doc.flat : onOneLine(doc.doc);
}

/** The text on lines of at most `width` characters, where its breaks allow that. */
export function onLines(doc: Doc, width: number): readonly string[] {
  const lines = [''];
  const last = () => lines.at(-1) ?? '';
  const put = (part: Doc, indent: number, isBroken: boolean): void => {
    if (typeof part === 'string') {
      lines[lines.length - 1] = last() + part;
    } else if (!('kind' in part)) {
      for (const inner of part) put(inner, indent, isBroken);
    } else if (part.kind === 'break') {
      if (isBroken) lines.push(' '.repeat(indent));
      else put(part.flat, indent, isBroken);
    } else if (part.kind === 'indented') {
      put(part.doc, indent + indentation, isBroken);
    } else {
      put(part.doc, indent, isBroken && last().length + onOneLine(part.doc).length > width);
    }
  };
  put(group(doc), 0, true);
  return lines;
}

/** Operator precedence, lowest to highest, in the order of the grammar. */
export const tightness = {
  expression: 0,
  disjunction: 1,
  conjunction: 2,
  negation: 3,
  predicate: 4,
  sum: 5,
  product: 6,
  sign: 7,
  primary: 8,
} as const;

export type Tightness = (typeof tightness)[keyof typeof tightness];

/** A part of a formula as it is written. */
export interface WrittenPart {
  readonly doc: Doc;
  readonly tightness: Tightness;
}

export function primary(doc: Doc): WrittenPart {
  return { doc, tightness: tightness.primary };
}

export function predicate(doc: Doc): WrittenPart {
  return { doc, tightness: tightness.predicate };
}

export function expression(doc: Doc): WrittenPart {
  return { doc, tightness: tightness.expression };
}

/** The part, in brackets if its precedence is too low. */
export function bracketed({ doc, tightness: own }: WrittenPart, least: Tightness): Doc {
  return own >= least ? group(doc) : enclosed('(', doc, ')');
}

/** A part between two signs, on its own lines if it does not fit. */
export function enclosed(open: string, doc: Doc, close: string): Doc {
  return group([open, indented([gap, doc]), gap, close]);
}
