/** Kind of a name. An answer is a field of a form; a document is named by its id. */
export type NameKind = 'document' | 'answer' | 'fact' | 'result' | 'step' | 'sequence';

/** A name in the text of a document. */
export interface NameUse {
  readonly kind: NameKind;
  readonly name: string;
  readonly isDefinition: boolean;
  /** Whether it is the name of a function document as formulas write it: `homeRates` for "home-rates". */
  readonly isCall: boolean;
  /** Path of the document's file. */
  readonly path: string;
  /** Offsets in the document's text. */
  readonly from: number;
  readonly to: number;
}

/** A use whose document and offsets are not known yet, at some characters of a text. */
export type PlacedName = Pick<NameUse, 'kind' | 'name' | 'from' | 'to'> & { readonly isCall?: boolean };
