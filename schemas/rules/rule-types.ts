/** A literal value, or `{operator: arguments}`: one key, the operator's name. */
export type Rule = null | boolean | number | string | readonly Rule[] | { readonly [operator: string]: Rule };

/** JSON in which a single-key object bearing an operator's name is a rule. */
export type Template = Rule;

/** Input of a call: a template for each name, or one rule that gives an object of all. */
export type CallInput = { readonly [name: string]: Template };

/** A JSON Schema fragment: the constraint on one value. */
export interface ValueSchema {
  readonly [keyword: string]: unknown;
}
