import { mapTexts, markOf, textTree, translatableTexts, withTexts } from '#engine/parts';
import type { Document, Translation } from '#schemas';
import { writeFormulas } from '../../rules/formulas/write-formulas.ts';

/** A text to translate, with its translation as far as there is one. */
export interface TranslationUnit {
  /** Id of the document. */
  readonly document: string;
  readonly path: string;
  /** With formulas between braces, as authors write it. */
  readonly source: string;
  /** Mark of the source. */
  readonly mark: string;
  readonly target: string | undefined;
  /** Whether the source has changed since it was translated. */
  readonly isStale: boolean;
  readonly review: string | undefined;
}

/**
 * The texts of a release to translate into a language, by document: those with words, and others that are translated.
 *
 * @param documents as they were read
 */
export function translationUnits(
  documents: readonly Document[],
  language: string,
): ReadonlyMap<string, readonly TranslationUnit[]> {
  const translations = new Map(
    documents.flatMap((each) =>
      each.kind === 'translation' && each.language === language ? [[each.document, each] as const] : [],
    ),
  );
  const units = documents.map(
    (document) => [document.id, unitsOf(document, translations.get(document.id))] as const,
  );
  return new Map(units.filter(([, ofDocument]) => ofDocument.length > 0));
}

function unitsOf(document: Document, translation: Translation | undefined): readonly TranslationUnit[] {
  const texts = translatableTexts(document).filter(
    ({ path, isWorded }) => isWorded || translation?.texts[path] !== undefined,
  );
  if (texts.length === 0) return [];
  const paths = texts.map(({ path }) => path);
  const sources = writtenTexts(document, paths);
  const targets = translation && writtenTexts(translated(document, translation), paths);
  return texts.map(({ path, source }) => {
    const known = translation?.texts[path];
    const mark = markOf(source);
    return {
      document: document.id,
      path,
      source: sources.get(path) ?? '',
      mark,
      target: known && targets?.get(path),
      isStale: known?.from !== undefined && known.from !== mark,
      review: known?.review,
    };
  });
}

/** The document with all texts of a translation, whatever they were translated from. */
function translated(document: Document, { texts, ...translation }: Translation): Document {
  const current = Object.entries(texts).map(([path, { text }]) => [path, { text }] as const);
  return withTexts(document, { ...translation, texts: Object.fromEntries(current) });
}

/**
 * Texts as authors write them, by path: rules are formulas. The whole document is written, for a formula may use the
 * names of elements around it.
 */
function writtenTexts(document: Document, paths: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  mapTexts(writeFormulas(document), textTree(paths.map((path) => [path, path])), (part, path) => {
    const isLines = Array.isArray(part) && part.every((line) => typeof line === 'string');
    const text = isLines ? part.join('\n') : part;
    found.set(path, typeof text === 'string' ? text : JSON.stringify(text));
    return part;
  });
  return found;
}

/** A unit as a translator has sent it back. */
export type TranslatedUnit = Pick<TranslationUnit, 'document' | 'path' | 'mark'> & {
  readonly target: string;
  /** A note for the reviewer, also one that the translator has written. */
  readonly review?: string;
};

/**
 * The texts of a translation with those that a translator has sent back. What is unchanged keeps its note for the reviewer;
 * what was not sent stays as it is.
 *
 * @param units the texts of the document, in the order in which they are written
 * @param before the texts of the translation as they are written
 */
export function mergedTexts(
  units: readonly TranslationUnit[],
  before: Translation['texts'],
  sent: readonly TranslatedUnit[],
): Translation['texts'] {
  const byPath = new Map(sent.map((unit) => [unit.path, unit]));
  const merged = units.flatMap(
    ({ path, target }): readonly (readonly [string, Translation['texts'][string]])[] => {
      const [known, unit] = [before[path], byPath.get(path)];
      if (unit === undefined) return known ? [[path, known]] : [];
      const isSame = known !== undefined && target === unit.target;
      const text = isSame ? known : { text: unit.target };
      return [
        [path, { ...text, from: unit.mark, ...(unit.review !== undefined && { review: unit.review }) }],
      ];
    },
  );
  return Object.fromEntries(merged);
}

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
