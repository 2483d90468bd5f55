import { mapTexts, textTree } from '#engine/parts';

/**
 * A text of a document by its path of names, as translations have it; undefined where there is none.
 *
 * @param document a document as its author wrote it
 */
export function textAt(document: unknown, part: string): unknown {
  let found: unknown;
  mapTexts(document, textTree([[part, part]]), (text) => {
    found = text;
    return text;
  });
  return found;
}

/** The document with another text at a path of names; undefined where there is none. */
export function replaceText(document: unknown, part: string, text: unknown): unknown {
  if (textAt(document, part) === undefined) return undefined;
  return mapTexts(document, textTree([[part, text]]), () => text);
}
