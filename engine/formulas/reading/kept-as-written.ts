import { isPlainObject } from '../../rules/values/property.ts';

/**
 * Parts of documents whose texts hold no formulas, by kind of document. The content of steps is the same for every visitor,
 * and so are messages: only texts of its step, or of its field, are inserted there, when the document is linked.
 */
const kept: Readonly<Record<string, RegExp>> = {
  journey: /^\/(?:everyStep\/content|steps\/\d+\/(?:content|below))$/,
  form: /^(?:\/everyField|(?:\/fields\/\d+)+(?:\/change\/[^/]+)?)\/(?:messages|summaryMessages)$/,
};

/** Pointers of the parts of a document whose texts hold no formulas. */
export function keptAsWritten(document: unknown): RegExp | undefined {
  if (!isPlainObject(document) || typeof document.kind !== 'string') return undefined;
  return Object.hasOwn(kept, document.kind) ? kept[document.kind] : undefined;
}
