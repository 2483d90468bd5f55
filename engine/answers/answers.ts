/** A JSON value, as an answer, a result or a fact holds it. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/**
 * Answers of a visitor, by field name. A field that is absent, or undefined, is unanswered. Where it is kept, `null`
 * is the answer of a visitor to whom a question was put, and who left it blank: no default stands in for it any more.
 */
export type Answers = { readonly [field: string]: JsonValue | undefined };

/** One name and value of a submitted form, in the order of the form, as `FormData` gives them. */
export type Entry = readonly [name: string, value: string];

/** Two answers are the same when their JSON is; unanswered equals only unanswered. */
export function sameAnswer(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
