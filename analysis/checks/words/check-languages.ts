import { pointerOf } from '#engine';
import { quoted, visitParts } from '#engine/parts';
import type { DocumentCheck } from '../release/release-index.ts';

/** Checks that a declared language exists: a screen reader would use the page's language instead. */
export const checkLanguages: DocumentCheck = {
  of: ['page', 'journey', 'form', 'options'],
  *run(_, entry) {
    for (const [pointer, tag] of languagesIn(entry.document)) {
      if (isLanguage(tag)) continue;
      yield {
        entry,
        code: 'unknown-language',
        pointer,
        message: `No language has the tag ${quoted(tag)}.`,
        help: 'Use a BCP 47 tag, such as "mi" for Māori or "en-nz" for New Zealand English.',
      };
    }
  },
};

/** Objects with property names chosen by the author, such as inputs of calls and columns of options. */
const ofTheAuthor = new Set(['with', 'data', 'value']);

function languagesIn(document: object): readonly (readonly [pointer: string, tag: string])[] {
  const found: (readonly [string, string])[] = [];
  visitParts(document, (part, path) => {
    const name = path.at(-1);
    if (name === 'language' && typeof part === 'string') found.push([pointerOf(...path), part]);
    return typeof name !== 'string' || !ofTheAuthor.has(name);
  });
  return found;
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isLanguage(tag: string): boolean {
  try {
    return names.of(tag.split('-')[0] ?? tag) !== undefined && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
