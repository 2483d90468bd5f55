import { isPlainObject } from '../rules/property.ts';

/**
 * Pointers of the parts of a document whose texts hold no formulas. The content of steps is the same for every visitor:
 * only texts of its step are inserted there, when the journey is linked.
 */
export function keptAsWritten(document: unknown): RegExp | undefined {
  const isJourney = isPlainObject(document) && document.kind === 'journey';
  return isJourney ? /^\/(?:everyStep|steps\/\d+)\/content$/ : undefined;
}
