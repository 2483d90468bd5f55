import { Fault } from '#engine';
import { markOf } from '#engine/parts';
import type { Document, Translation } from '#schemas';
import { translatableTexts } from '../../checks/translations/translatable-texts.ts';
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
  return translatableTexts(document).flatMap(({ path, source, isWorded }) => {
    const known = translation?.texts[path];
    if (!isWorded && known === undefined) return [];
    const mark = markOf(source);
    return {
      document: document.id,
      path,
      source: writtenText(source),
      mark,
      target: known && writtenText(known.text),
      isStale: known?.from !== undefined && known.from !== mark,
      review: known?.review,
    };
  });
}

/** A text as authors write it: rules are formulas. */
function writtenText(text: unknown): string {
  if (typeof text === 'string') return text;
  try {
    const { text: written } = writeFormulas({ text }) as { readonly text: unknown };
    if (Array.isArray(written)) return written.join('\n');
    return typeof written === 'string' ? written : JSON.stringify(written);
  } catch (error) {
    // A name that is only known around the text, such as that of an element of a list, is no formula by itself.
    if (error instanceof Fault) return JSON.stringify(text);
    throw error;
  }
}

/** A unit as a translator has sent it back. */
export type TranslatedUnit = Pick<TranslationUnit, 'document' | 'path' | 'mark'> & {
  readonly target: string;
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
      return [[path, { ...(isSame ? known : { text: unit.target }), from: unit.mark }]];
    },
  );
  return Object.fromEntries(merged);
}
