declare const sanitised: unique symbol;

/**
 * HTML that has been through a `Sanitize`. Nothing else can make one, and `Html` renders nothing else, so HTML an
 * author wrote reaches a page only after it was cleaned.
 */
export type SafeHtml = string & { readonly [sanitised]: true };

/** Keeps the safe subset of some HTML. `inline` keeps only what may stand within a line of text. */
export type Sanitize = (html: string, subset: 'inline' | 'block') => SafeHtml;
