import { mapTexts, textTree } from '#engine/parts';
import type { Document } from '#schemas';
import { translationUnits } from '../translating/translation-units.ts';

/** The texts of a document that visitors read, by their paths of names. */
export function textsOf(document: Document): ReadonlyMap<string, string> {
  const units = translationUnits([document], '').get(document.id) ?? [];
  return new Map(units.map(({ path, source }) => [path, source]));
}

/** The document with its texts empty. */
export function withoutTexts(document: Document): object {
  const paths = [...textsOf(document).keys()];
  return Object(mapTexts(document, textTree(paths.map((path) => [path, ''])), () => ''));
}
