import { isPlainObject } from '../../rules/values/property.ts';

/**
 * Parts of documents whose texts are not formulas, by kind. Content of steps and messages are the same for
 * every visitor: linking inserts texts of their step or field into them.
 */
const kept: Readonly<Record<string, RegExp>> = {
  journey: /^\/(?:everyStep\/content|steps\/\d+\/(?:content|below))$/,
  // A document of another notation.
  contract: /^\/openapi$/,
  // Texts of an item page hold fields of its item, and are filled without rules.
  page: /^\/(?:title|seo|zones\/content\/\d+(?:\/.*)?\/where|zones\/content\/\d+\/card)$/,
  // So do those of what is made of each item of a query.
  options: /^\/option$/,
  // Paths of texts that are kept in their documents.
  translation:
    /^\/texts\/(?:everyStep~1content|steps~1[^/~]+~1(?:content|below)|(?:[^/]+~1)?(?:messages|summaryMessages)|zones~1content~1[^/~]+~1card|option)~1/,
  site: /^\/everyField\/messages$/,
  form: /^(?:\/everyField|(?:\/fields\/\d+)+(?:\/change\/[^/]+)?(?:\/options\/\d+\/text)?)\/(?:messages|summaryMessages)$/,
};

/** The same of a page that stands for no items. */
const keptOfPage = /^\/zones\/content\/\d+\/card$/;

/** Matches pointers of the parts of a document whose texts are not formulas. */
export function keptAsWritten(document: unknown): RegExp | undefined {
  if (!isPlainObject(document) || typeof document.kind !== 'string') return undefined;
  if (document.kind === 'page' && document.each === undefined) return keptOfPage;
  return Object.hasOwn(kept, document.kind) ? kept[document.kind] : undefined;
}

/** Kinds of documents that hold actions. */
const kinds: ReadonlySet<unknown> = new Set(['journey', 'form', 'facts']);

/**
 * Pointers to the actions of a document: entries of an event, of a sequence, or of a list inside an action.
 */
const action = /\/(?:on[A-Z][A-Za-z]*|attempt|sequences\/[^/]+)\/\d+$/;

/** True for the place of an action: there `{"call": "x"}` is not a rule but calls an operation. */
export function isActionPlace(document: unknown, pointer: string): boolean {
  return isPlainObject(document) && kinds.has(document.kind) && action.test(pointer);
}
