import { writeFormulas } from '#analysis';
import { layOutJson } from '#engine';

/** JSON that an author pastes into a document: formatted like documents, with rules as formulas. */
export function shownJson(part: unknown): string {
  return layOutJson(writeFormulas(part)).trimEnd();
}
