import type { Document, Translation } from '#schemas';
import { isPlainObject } from '../rules/values/property.ts';
import type { LanguageMark } from './language-of-part.ts';
import { isByNumber, mapTexts, markOf, textTree } from './text-paths.ts';
import { translatableTexts } from './translatable-texts.ts';

/** Lists and parts of documents whose entries say in which language their own texts are. */
const parts =
  /(?:^|\/)(?:(?:fields|options|blocks|items|navigation|children|primaryLinks|secondaryLinks|chips)\/[^/]+|header\/(?:search|primaryCta|secondaryCta)|footer)$/;

/** A module of a page or step, and what is in it. */
const moduleIn = /^(?:zones\/content|(?:steps\/[^/]+|everyStep)\/(?:content|below))\/[^/]+(?=\/)/;

/**
 * A document in another language whose parts without any translated text name the language of the source: modules by
 * `textsIn`, steps with the name of their button by `submitLabelIn`, and fields, options, chips, notices, blocks of text and
 * links by `language`.
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
  const marks = new Map<string, LanguageMark>();
  const translated = new Set<string>();
  for (const text of translatableTexts(source)) {
    if (!text.isWorded) continue;
    const isTranslated = saysText(translation, text.path, text.source);
    for (const [part, mark] of partsOf(text.path)) {
      marks.set(part, mark);
      if (isTranslated) translated.add(part);
    }
  }
  const marked = [...marks].filter(([path]) => !translated.has(path));
  if (marked.length === 0) return document;
  return mapTexts(document, textTree(marked), (part, name) =>
    isPlainObject(part) ? { [name]: language, ...part } : part,
  ) as Of;
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
function* partsOf(path: string): Iterable<readonly [path: string, mark: LanguageMark]> {
  const own = path.slice(0, path.lastIndexOf('/'));
  const module = moduleOf(path);
  if (module !== undefined) yield [module, 'textsIn'];
  if (ofSubmit.test(path)) yield [own, 'submitLabelIn'];
  else if (own !== module && (parts.test(own) || path.endsWith('/notify'))) yield [own, 'language'];
}

/** The name of the button of a step, or of those of all. */
const ofSubmit = /^(?:steps\/[^/]+|everyStep)\/submitLabel$/;

/** The path of the module that a text is in. */
function moduleOf(path: string): string | undefined {
  return moduleIn.exec(path)?.[0];
}
