import type { TranslatedUnit, TranslationUnit } from './translation-units.ts';

/** Columns before the source and the translation, whose names are the tags of their languages. */
const columns = ['document', 'path', 'mark', 'note'] as const;

/** Spreadsheets that find it read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * Texts to translate as a table for spreadsheets (RFC 4180), a row for each text. A text that a spreadsheet would take for a
 * formula begins with an apostrophe, which `readTranslationTable` takes off again.
 */
export function writeTranslationTable(
  languages: { readonly source: string; readonly target: string },
  units: ReadonlyMap<string, readonly TranslationUnit[]>,
): string {
  const rows = [...units.values()].flat().map((unit) => {
    const { document, path, mark, source, target = '', isStale, review } = unit;
    const note = [isStale ? 'The source has changed since this was translated.' : '', review ?? ''];
    return [document, path, mark, note.filter((each) => each !== '').join(' '), source, target];
  });
  const lines = [[...columns, languages.source, languages.target], ...rows].map((row) =>
    row.map((text) => `"${withoutFormula(text).replaceAll('"', '""')}"`).join(','),
  );
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

/** Translations of a table, or what is wrong with it. */
export type ReadTable =
  | { readonly language: string; readonly units: readonly TranslatedUnit[] }
  | { readonly trouble: string };

/**
 * The translations in a table that `writeTranslationTable` wrote, whatever a spreadsheet separates its columns with, and
 * whatever their order is. Rows without a translation are left out.
 */
export function readTranslationTable(text: string): ReadTable {
  const content = text.replace(/^\ufeff/, '');
  const line = content.slice(0, content.search(/[\r\n]|$/));
  const separator = [',', ';', '\t'].find((each) => line.replaceAll('"', '').includes(`document${each}`));
  const [header = [], ...rows] = separator === undefined ? [] : readRows(content, separator);
  const missing = columns.find((name) => name !== 'note' && !header.includes(name));
  if (missing !== undefined) return { trouble: `it has no column "${missing}".` };
  const language = header.filter((name) => !columns.some((each) => each === name))[1];
  if (language === undefined) return { trouble: 'it has no column for the translations.' };
  const units = rows.flatMap((row) => {
    const cell = (name: string) => row[header.indexOf(name)] ?? '';
    const target = withFormula(cell(language));
    if (target.trim() === '') return [];
    return { document: cell('document'), path: withFormula(cell('path')), mark: cell('mark'), target };
  });
  return { language, units };
}

/** The cells of a table, line by line. A cell in quotes may hold separators, line ends and doubled quotes. */
function readRows(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) break;
    const [, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Texts that a spreadsheet takes for formulas, and those that would be taken for such a one with its apostrophe. */
const likeFormula = /^'*[=+\-@\t\r]/;

function withoutFormula(text: string): string {
  return likeFormula.test(text) ? `'${text}` : text;
}

function withFormula(text: string): string {
  return text.startsWith("'") && likeFormula.test(text) ? text.slice(1) : text;
}
