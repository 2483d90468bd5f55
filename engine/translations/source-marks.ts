import type { Document, Translation } from '#schemas';
import { isPlainObject } from '../rules/values/property.ts';
import { isByNumber, mapTexts, markOf, textTree } from './text-paths.ts';
import { translatableTexts } from './translatable-texts.ts';

/** Lists and parts of documents whose entries say in which language their own texts are. */
const parts =
  /(?:^|\/)(?:(?:fields|options|blocks|items|navigation|children|primaryLinks|secondaryLinks)\/[^/]+|header\/(?:search|primaryCta|secondaryCta)|footer)$/;

/** A module of a page or step, and what is in it. */
const moduleIn = /^(?:zones\/content|(?:steps\/[^/]+|everyStep)\/(?:content|below))\/[^/]+(?=\/)/;

/**
 * A document in another language whose parts without any translated text name the language of the source: modules by
 * `textsIn`, and fields, options, blocks of text and links by `language`.
 *
 * @param document with the texts of the translation
 * @param source the same document as it is written
 */
export function withSourceMarks<Of extends Document>(
  document: Of,
  source: Document,
  translation: Translation | undefined,
  language: string,
): Of {
  const translated = new Map<string, boolean>();
  for (const text of translatableTexts(source)) {
    if (!text.isWorded) continue;
    const isTranslated = saysText(translation, text.path, text.source);
    for (const part of partsOf(text.path)) {
      translated.set(part, isTranslated || translated.get(part) === true);
    }
  }
  const marked = [...translated].flatMap(([path, isTranslated]) =>
    isTranslated ? [] : [[path, moduleOf(`${path}/`) === path ? 'textsIn' : 'language'] as const],
  );
  if (marked.length === 0) return document;
  return mapTexts(document, textTree(marked), (part, name) =>
    isPlainObject(part) ? { [name]: language, ...part } : part,
  ) as Of;
}

/** The language of a part of a page that is not in that of the page. */
export function languageOfPart(part: object, name: 'language' | 'textsIn' = 'language'): string | undefined {
  const language: unknown = Object.entries(part).find(([each]) => each === name)?.[1];
  return typeof language === 'string' ? language : undefined;
}

/**
 * Whether a translation is shown in the place of a text. One of an older text is, unless it may be that of another entry, or
 * of a rule that has changed: it would decide as before.
 */
export function saysText(translation: Translation | undefined, path: string, source: unknown): boolean {
  const said = translation?.texts[path];
  if (said === undefined || said.from === undefined) return said !== undefined;
  return said.from === markOf(source) || !(isByNumber(path) || decides(source));
}

/** Whether a rule is more than a text with values in it. */
function decides(source: unknown): boolean {
  return isPlainObject(source) && !Array.isArray(source.cat);
}

/** The paths of the parts that a text belongs to: its module, and the part whose own text it is. */
function partsOf(path: string): readonly string[] {
  const own = path.slice(0, path.lastIndexOf('/'));
  const module = moduleOf(path);
  return [...(module === undefined ? [] : [module]), ...(parts.test(own) && own !== module ? [own] : [])];
}

/** The path of the module that a text is in. */
function moduleOf(path: string): string | undefined {
  return moduleIn.exec(path)?.[0];
}
