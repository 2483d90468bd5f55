/** A JSON value: the type of answers, results and facts. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/**
 * Answers of a visitor, by field name. An absent or undefined field is unanswered. In a stored state, `null`
 * means that the visitor saw the question and left it blank, so its default no longer applies.
 */
export type Answers = { readonly [field: string]: JsonValue | undefined };

/** One name and value of a submitted form, in the order of the form, as `FormData` gives them. */
export type Entry = readonly [name: string, value: string];

/** Two answers are the same when their JSON is; unanswered equals only unanswered. */
export function sameAnswer(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
