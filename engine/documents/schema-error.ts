/** An error of the generated validator. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON Pointer to the invalid value. */
  readonly instancePath: string;
  readonly params: { readonly [name: string]: unknown };
  /** The invalid value. */
  readonly data?: unknown;
  /** Value of the failed keyword in the schema. */
  readonly schema?: unknown;
  /** The schema that contains the failed keyword. */
  readonly parentSchema?: { readonly [keyword: string]: unknown } | undefined;
}
