import type { Rule } from '#schemas';

/** A rule or template of a field. */
export interface PlacedRule {
  /** Pointer from the field. */
  readonly at: string;
  /** Undefined for one that was left out. */
  readonly rule: unknown;
  /** `list`: what an entry is repeated for; `whole`: a list that its entries make together, of which only the size counts. */
  readonly gives: 'condition' | 'image' | 'list' | 'rows' | 'text' | 'whole';
  /** The rule has the option in hand as `item`: beside everything else, or as all that it may read. */
  readonly item?: 'beside' | 'alone';
  /** The rule is evaluated once for each element of a list. */
  readonly within?: Loop;
  /** Of a rule that gives a list. */
  readonly loop?: Loop;
}

/** A part of a field that is repeated for each element of a list. */
export interface Loop {
  readonly each: Rule;
  /** What rules call the element; `item` when left out. */
  readonly as?: string | undefined;
}

/** A name that refers to another part of the same field. */
export interface OwnName {
  /** Pointer from the field. */
  readonly at: string;
  readonly name: string;
  readonly among: readonly string[];
  /** What is named, as messages call it. */
  readonly kind: string;
  /** Of the problem with a name that is not among them. */
  readonly code: string;
}
