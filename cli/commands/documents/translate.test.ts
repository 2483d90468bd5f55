import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

const library = join(import.meta.dirname, '../../../tests/fixtures/release');
let folder = '';

const translate = (...args: readonly string[]) => waymark(['translate', ...args], { folder });
const pages = () => join(folder, 'pages-config');
const read = (path: string) => JSON.parse(readFileSync(join(pages(), path), 'utf8'));
const write = (path: string, document: unknown) =>
  writeFileSync(join(pages(), path), JSON.stringify(document));
const translated = 'translations/mi/join-page.json';

/** The exported file with a translation for some sources. */
async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  const { out } = await translate('export', 'mi', 'join-page');
  const filled = out.replace(
    /(<source[^>]*>)([^<]*)(<\/source>)(?:<target[^>]*>[^<]*<\/target>)?/g,
    (whole, open: string, source: string, close: string) =>
      texts[source] === undefined ? whole : `${open}${source}${close}<target>${texts[source]}</target>`,
  );
  writeFileSync(join(folder, 'mi.xlf'), filled);
}

beforeEach(() => {
  folder = temporaryFolder();
  cpSync(library, pages(), { recursive: true });
  write('site.json', { ...read('site.json'), languages: [{ language: 'mi' }] });
});

describe('the exchange with translators', () => {
  it('gives them the texts of documents as XLIFF 2', async () => {
    const { out, exitCode } = await translate('export', 'mi', 'join-page');
    expect(exitCode).toBe(0);
    expect(out).toContain(
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="mi">',
    );
    expect(out).toContain('<file id="join-page">');
    expect(out).toContain('name="zones/content/header-banner/title"');
    expect(out).toContain('<source xml:space="preserve">Join</source>');
  });

  it('gives them formulas as authors write them, also with the name of an element around', async () => {
    const fields = [
      {
        each: '= facts.rooms',
        as: 'room',
        name: 'rooms',
        type: 'table',
        label: '= room.name',
        empty: 'Nothing in {{ lower(room.name) }}',
        rows: '= room.rows',
      },
    ];
    write('rooms.json', { kind: 'form', id: 'rooms', schemaVersion: 2, fields });
    const { out } = await translate('export', 'mi', 'rooms');
    expect(out).toContain('>Nothing in {{ lower(room.name) }}</source>');
  });

  it('takes over what they send back, and check has nothing to say', async () => {
    await fill({ Join: 'Hono mai &amp; pānui' });
    const { out } = await translate('import', 'mi.xlf');
    expect(out).toContain(`written  pages-config/${translated}`);
    expect(read(translated)).toMatchObject({
      id: 'join-page-mi',
      texts: { title: { text: 'Hono mai & pānui', from: expect.stringMatching(/^[0-9a-f]{8}$/) } },
    });
    expect((await waymark(['check'], { folder })).exitCode).toBe(0);
    expect((await translate()).out).toMatch(
      / {2}mi {2}2 of \d+ texts translated, \d+ missing, 0 out of date/,
    );
  });

  it('gives them a table for spreadsheets, and takes that over, too', async () => {
    const { out } = await translate('export', 'mi', 'join-page', '--csv');
    expect(out).toMatch(/^\ufeff"document","path","mark","note","en","mi"\r\n"join-page","title",/);
    const filled = out.replaceAll(/,"Join",""/g, ',"Join","\'+Hono mai, e hoa"');
    expect(filled).not.toBe(out);
    writeFileSync(join(folder, 'mi.csv'), filled);
    expect((await translate('import', 'mi.csv')).exitCode).toBe(0);
    expect(read(translated)).toMatchObject({ texts: { title: { text: '+Hono mai, e hoa' } } });
  });

  it('keeps what is unchanged, with its note, and what was not sent', async () => {
    await fill({ Join: 'Hono mai' });
    await translate('import', 'mi.xlf');
    const before = read(translated);
    const { title } = before.texts;
    write(translated, {
      ...before,
      texts: { ...before.texts, title: { ...title, review: 'Or “Uru mai”?' } },
    });
    const noted = readFileSync(join(pages(), translated), 'utf8');
    const file = readFileSync(join(folder, 'mi.xlf'), 'utf8');
    writeFileSync(join(folder, 'mi.xlf'), file.replace(/<unit id="u2"[\s\S]*?<\/unit>/, ''));
    await translate('import', 'mi.xlf');
    expect(read(translated)).toEqual(JSON.parse(noted));
  });

  it('takes over the notes of translators for the reviewer, and names the schema for editors', async () => {
    write('site.json', { ...read('site.json'), $schema: '../schemas/editor/site.schema.json' });
    await fill({ Join: 'Hono mai' });
    const file = readFileSync(join(folder, 'mi.xlf'), 'utf8');
    const note = '<note category="for the reviewer">Or “Uru mai”?</note>';
    writeFileSync(join(folder, 'mi.xlf'), file.replace('</notes>', `${note}</notes>`));
    await translate('import', 'mi.xlf');
    expect(read(translated)).toMatchObject({
      $schema: '../../../schemas/editor/translation.schema.json',
      texts: { title: { text: 'Hono mai', review: 'Or “Uru mai”?' } },
    });
  });

  it('marks a translation by the text that the translator has seen', async () => {
    await fill({ Join: 'Hono mai' });
    write('join-page.json', { ...read('join-page.json'), title: 'Become a member' });
    await translate('import', 'mi.xlf');
    const { out } = await waymark(['check'], { folder });
    expect(out).toContain('stale-translation');
    const { out: open } = await translate('export', 'mi', 'join-page', '--missing');
    expect(open).toContain('<source xml:space="preserve">Become a member</source>');
    expect(open).not.toContain('header-banner');
  });

  it('says what there is no more', async () => {
    await fill({ Join: 'Hono mai' });
    write('join-page.json', { ...read('join-page.json'), zones: { content: [] } });
    const { err, exitCode } = await translate('import', 'mi.xlf');
    expect(err).toContain('There is no text "zones/content/header-banner/title" of "join-page" any more.');
    expect(exitCode).toBe(1);
  });

  it.each([
    [['export'], 'Name the language, such as: waymark translate export mi.'],
    [['export', 'fr'], 'The site is not in "fr".'],
    [['export', 'mi', 'join-pag'], 'Did you mean "join-page"?'],
    [['import'], 'Name the file'],
    [['import', 'pages-config/site.json'], 'is neither XLIFF nor a table of translations'],
    [['exprt'], 'Did you mean "export"?'],
  ])('refuses %j', async (args, message) => {
    const { err, exitCode } = await translate(...args);
    expect([exitCode, err]).toEqual([2, expect.stringContaining(message)]);
    expect(existsSync(join(pages(), 'translations'))).toBe(false);
  });
});
