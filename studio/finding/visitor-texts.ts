import { pointerOf, valueAt } from '#engine';
import { translatableTexts, visitParts } from '#engine/parts';
import type { Document } from '#schemas';
import { pointerTo } from '../frame/marks/marked-documents.ts';
import type { Place } from '../preview/protocol.ts';
import { parsed } from '../settings/json.ts';

/** A text that visitors read, as its author wrote it. */
export interface VisitorText {
  readonly place: Place;
  readonly text: string;
  /** Tag of its language. */
  readonly language: string;
}

/**
 * The texts that visitors of a site read, translations, too. Texts that formulas compute are not among them.
 *
 * @param bodyOf the text of a document as it is written
 */
export function visitorTexts(
  documents: readonly Document[],
  bodyOf: (id: string) => string | undefined,
): readonly VisitorText[] {
  const ofSite = documents.find((document) => document.kind === 'site')?.language ?? 'en';
  return documents.flatMap((document) => {
    const language = (document.kind !== 'site' && 'language' in document && document.language) || ofSite;
    const written = parsed(bodyOf(document.id));
    return pointersOf(document).flatMap((pointer): readonly VisitorText[] => {
      const text: unknown = valueAt(written, pointer);
      const isText = typeof text === 'string' && text !== '' && !text.startsWith('=');
      return isText ? [{ place: { document: document.id, pointer }, text, language }] : [];
    });
  });
}

function pointersOf(document: Document): readonly string[] {
  if (document.kind === 'translation')
    return Object.keys(document.texts).map((path) => pointerOf('texts', path, 'text'));
  const named = translatableTexts(document).flatMap(({ path }) => pointerTo(document, path) ?? []);
  return document.kind === 'content' ? [...new Set([...named, ...sentencesOf(document.items)])] : named;
}

/** The sentences of items; addresses, dates and the like have no spaces. */
function sentencesOf(items: unknown): readonly string[] {
  const found: string[] = [];
  visitParts(items, (part, path) => {
    if (typeof part === 'string' && /\S\s+\S/.test(part)) found.push(pointerOf('items', ...path));
    return true;
  });
  return found;
}
