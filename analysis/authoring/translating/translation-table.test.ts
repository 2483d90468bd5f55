import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTranslationTable, writeTranslationTable } from './translation-table.ts';
import type { TranslationUnit } from './translation-units.ts';

const languages = { source: 'en-nz', target: 'mi' };
const unit = (target: string | undefined, more: Partial<TranslationUnit> = {}): TranslationUnit => ({
  document: 'home',
  path: 'title',
  source: 'Home',
  mark: '5d3f0a1c',
  target,
  isStale: false,
  review: undefined,
  ...more,
});
const tableOf = (...units: readonly TranslationUnit[]) =>
  writeTranslationTable(languages, new Map([['home', units]]));
const targets = (text: string) => {
  const read = readTranslationTable(text);
  return 'units' in read ? read.units.map(({ target }) => target) : read.trouble;
};

describe('a table of translations', () => {
  it('says in which languages its texts are, and is UTF-8 for spreadsheets', () => {
    const table = tableOf(unit('Kāinga', { isStale: true, review: 'Or “Wāhi”?' }));
    expect(table).toBe(
      '\ufeff"document","path","mark","note","en-nz","mi"\r\n' +
        '"home","title","5d3f0a1c","The source has changed since this was translated. Or “Wāhi”?","Home","Kāinga"\r\n',
    );
    expect(readTranslationTable(table)).toEqual({
      language: 'mi',
      units: [{ document: 'home', path: 'title', mark: '5d3f0a1c', target: 'Kāinga' }],
    });
  });

  it('has no text that a spreadsheet would take for a formula', () => {
    for (const text of ['= now', '=HYPERLINK("x")', '+64 4', '-1', '@SUM(A1)', '\tx', "'=x"])
      expect(tableOf(unit(text))).toContain(`"'${text.replaceAll('"', '""')}"`);
  });

  it('gives every text back as it was', () => {
    const pieces = constantFrom('=', "'", '"', ',', ';', '\r\n', '\n', '\t', 'ā', '-', '\ufeff', 'x');
    assert(
      property(string({ unit: pieces }), (text) => {
        expect(targets(tableOf(unit(text), unit('last')))).toEqual(
          text.trim() === '' ? ['last'] : [text, 'last'],
        );
      }),
    );
  });

  it('is read as spreadsheets save it: with semicolons or tabs, fewer quotes and in another order', () => {
    expect(targets('path;document;mark;en-nz;mi\ntitle;home;5d3f0a1c;Home;"Kāinga; wāhi"')).toEqual([
      'Kāinga; wāhi',
    ]);
    expect(targets('document\tpath\tmark\ten-nz\tmi\r\nhome\ttitle\t5d3f0a1c\tHome\tKāinga\r\n')).toEqual([
      'Kāinga',
    ]);
  });

  it('says what it lacks', () => {
    expect(targets('document,pat,mark,en-nz,mi\n')).toContain('no column "path"');
    expect(targets('document,path,mark,en-nz\n')).toContain('no column for the translations');
    expect(targets('<xliff/>')).toContain('no column "document"');
  });
});
