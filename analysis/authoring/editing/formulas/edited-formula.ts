/** A formula of a document while somebody types it. */
export interface EditedFormula {
  /** Path of the document. */
  readonly path: string;
  /** The formula without its "=" or braces. */
  readonly formula: string;
  /** Place of the cursor in it. */
  readonly offset: number;
  /** Pointer to its rule in the document with its formulas expanded. */
  readonly pointer: string;
  /** The document's text with another formula in place of this one. */
  readonly withFormula: (formula: string) => string;
}
