import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { TranslatedUnit } from '#analysis';

interface Translated {
  /** BCP 47 tag of the translations. */
  readonly language: string;
  /** Units with a translation. */
  readonly units: readonly TranslatedUnit[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  isArray: (name) => ['file', 'unit', 'note', 'segment'].includes(name),
});

/** The translations in a file that `waymark translate export` wrote and a translator completed; undefined for another file. */
export function readXliff(text: string): Translated | undefined {
  if (/<!DOCTYPE/i.test(text) || XMLValidator.validate(text) !== true) return undefined;
  const { xliff } = parser.parse(text) as { readonly xliff?: Element };
  const language = xliff?.['@trgLang'];
  if (xliff === undefined || typeof language !== 'string') return undefined;
  const units = elements(xliff, 'file').flatMap((file) =>
    elements(file, 'unit').flatMap((unit) => {
      const target = elements(unit, 'segment')
        .map((segment) => textOf(segment.target))
        .join('');
      if (target.trim() === '') return [];
      const notes = elements(unit.notes, 'note');
      const noteOf = (category: string) => textOf(notes.find((note) => note['@category'] === category));
      const review = noteOf('for the reviewer');
      return {
        document: textOf(file['@id']),
        path: textOf(unit['@name']),
        mark: noteOf('mark'),
        target,
        ...(review !== '' && { review }),
      };
    }),
  );
  return { language, units };
}

interface Element {
  readonly [name: string]: unknown;
}

function elements(parent: unknown, name: string): readonly Element[] {
  if (typeof parent !== 'object' || parent === null) return [];
  const found = (parent as Element)[name];
  return Array.isArray(found) ? found : [];
}

/** Text of an element, which is an object where it has attributes. */
function textOf(element: unknown): string {
  if (typeof element === 'string') return element;
  if (typeof element !== 'object' || element === null) return '';
  return textOf((element as Element)['#text']);
}
