import { type Doc, gap, group, indented } from './layout.ts';

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
