import type { Part } from '../parts/structure.ts';
import { isObject, memberOf, parsed } from '../settings/json.ts';

/** The texts of a part in other languages: by the language, then by their pointers in the part, as translations have them. */
export type PartTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A part that was copied, with its texts in other languages. */
interface CopiedPart {
  readonly part: Part;
  readonly texts: PartTexts;
}

/** Writes a copied part as text, which any program can hold. */
export function writePart({ part, texts }: { readonly part: unknown; readonly texts: PartTexts }): string {
  const others = Object.keys(texts).length > 0 && { texts };
  return `${JSON.stringify({ waymark: 'part', part, ...others }, null, 2)}\n`;
}

/** The copied part that a text says; undefined for other texts. */
export function readPart(text: string): CopiedPart | undefined {
  const read = parsed(text);
  if (memberOf(read, 'waymark') !== 'part') return undefined;
  const part = partIn(memberOf(read, 'part'));
  return part && { part, texts: textsIn(memberOf(read, 'texts')) };
}

function textsIn(value: unknown): PartTexts {
  const languages = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    languages.flatMap(([language, texts]) => (isObject(texts) ? [[language, texts] as const] : [])),
  );
}

/** A value of a document that is an object. */
export function partIn(value: unknown): Part | undefined {
  return isObject(value) ? (value as Part) : undefined;
}
