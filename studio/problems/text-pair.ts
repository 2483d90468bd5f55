import { pathOf, pointerOf } from '#engine';
import { markOf, translatableTexts } from '#engine/parts';
import type { Document } from '#schemas';
import { writeValue } from '../parts/edits.ts';
import { memberOf, parsed, textIn } from '../settings/json.ts';
import { languageOf } from './problem-place.ts';

/** A text of a translation, and the one that it is of. */
export interface TextPair {
  /** Name of the language that it is translated into. */
  readonly language: string;
  /** As translations name it. */
  readonly path: string;
  readonly source: string;
  readonly text: string;
}

/**
 * The text at a pointer of a translation beside the one that it is of; undefined for a rule, and where the source is gone.
 *
 * @param body the translation
 */
export function textPairAt(
  body: string | undefined,
  pointer: string,
  documents: readonly Document[],
): TextPair | undefined {
  const translation = parsed(body);
  const [, path = ''] = pathOf(pointer);
  const of = documents.find(({ id }) => id === textIn(translation, 'document'));
  const source = of && translatableTexts(of).find((each) => each.path === path)?.source;
  const text = textIn(memberOf(memberOf(translation, 'texts'), path), 'text');
  return isPlain(source) && isPlain(text)
    ? { language: languageOf(translation), path, source, text }
    : undefined;
}

function isPlain(text: unknown): text is string {
  return typeof text === 'string' && !text.startsWith('=');
}

/** A translation with one of its texts written anew, as that of the source as it is. */
export function withTranslated(body: string, { path, source }: TextPair, text: string): string {
  const written = writeValue(body, pointerOf('texts', path, 'text'), text);
  return writeValue(written, pointerOf('texts', path, 'from'), markOf(source));
}
