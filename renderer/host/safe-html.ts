declare const sanitised: unique symbol;

/**
 * HTML that a `Sanitize` has cleaned. Only that can create one, and `Html` renders nothing else, so HTML from
 * an author is always cleaned before it reaches a page.
 */
export type SafeHtml = string & { readonly [sanitised]: true };

/** Keeps the safe subset of some HTML. `inline` keeps only what is allowed within a line of text. */
export type Sanitize = (html: string, subset: 'inline' | 'block') => SafeHtml;
