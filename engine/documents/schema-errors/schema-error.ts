/** One error of the generated validator, in the parts that messages are made of. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON Pointer to the value that failed. */
  readonly instancePath: string;
  readonly params: { readonly [name: string]: unknown };
  /** Set when it is the name of a property that failed. */
  readonly propertyName?: string | undefined;
  /** The value that failed. */
  readonly data?: unknown;
  /** Value of the failed keyword in the schema. */
  readonly schema?: unknown;
  /** The schema the failed keyword stands in. */
  readonly parentSchema?: { readonly [keyword: string]: unknown } | undefined;
}
