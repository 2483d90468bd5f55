/** A part of a formula's text: offsets of its first character and of the one after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A mistake in a formula and its place. */
export interface FormulaFault {
  readonly code: string;
  readonly message: string;
  readonly help: string;
  readonly span: Span;
}

/** The rule that a formula means, and what is wrong with it. */
export interface FormulaRule {
  readonly rule: unknown;
  /** Which part of the text each part of the rule comes from, by pointer into the rule. */
  readonly spans: ReadonlyMap<string, Span>;
  readonly faults: readonly FormulaFault[];
}
