import type { TranslationUnit } from './translation-units.ts';

/**
 * Texts to translate as XLIFF 2.0: a file for each document, a unit for each text, whose name is the path of the text.
 * The mark of the source is a note of the unit, so that it comes back with the translation.
 */
export function writeXliff(
  languages: { readonly source: string; readonly target: string },
  units: ReadonlyMap<string, readonly TranslationUnit[]>,
): string {
  const files = [...units].map(
    ([document, texts]) =>
      `  <file id="${escaped(document)}">\n${texts.map((unit, index) => unitText(unit, index)).join('')}  </file>\n`,
  );
  const attributes = `version="2.0" srcLang="${languages.source}" trgLang="${languages.target}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${attributes}>\n${files.join('')}</xliff>\n`;
}

function unitText({ path, source, mark, target, isStale, review }: TranslationUnit, index: number): string {
  const notes = [
    note('mark', mark),
    ...(isStale ? [note('out of date', 'The source has changed since this was translated.')] : []),
    ...(review === undefined ? [] : [note('for the reviewer', review)]),
  ];
  const state = target === undefined || isStale ? 'initial' : 'translated';
  const translated = target === undefined ? '' : `<target xml:space="preserve">${escaped(target)}</target>`;
  return `    <unit id="u${index + 1}" name="${escaped(path)}">
      <notes>${notes.join('')}</notes>
      <segment state="${state}"><source xml:space="preserve">${escaped(source)}</source>${translated}</segment>
    </unit>
`;
}

function note(category: string, text: string): string {
  return `<note category="${category}">${escaped(text)}</note>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
