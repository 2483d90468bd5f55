import { layOutJson, writeFormulas } from '#engine';

/** What an author pastes into a document: laid out as documents are, rules as formulas. */
export function shownJson(part: unknown): string {
  return layOutJson(writeFormulas(part)).trimEnd();
}
