import type { Help } from '../base/problems/suggest.ts';

/** Part of a formula's text: offsets of its first character and after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A mistake in a formula and its place. */
export interface FormulaFault {
  readonly code: string;
  readonly message: string;
  readonly help: Help;
  readonly span: Span;
}

/** The rule of a formula, and its mistakes. */
export interface FormulaRule {
  readonly rule: unknown;
  /** Part of the text for each part of the rule, by pointer into the rule. */
  readonly spans: ReadonlyMap<string, Span>;
  readonly faults: readonly FormulaFault[];
}
