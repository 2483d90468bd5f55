import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { markOf } from '#engine/parts';
import { type AuthorFolder, publishedFolder } from '../../../tests/support/documents/author-folder.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

let author: AuthorFolder;
const run = (...args: readonly string[]) => author.run(...args);
const edit = (file: string, from: string, to: string) => author.edit(file, from, to);

beforeEach(async () => {
  author = await publishedFolder();
});

describe('waymark publish', () => {
  it('makes the documents of a folder live, and then only what has changed', async () => {
    expect((await run('publish', '-m', 'Again')).out).toMatch(/^Nothing has changed since release 1 \(/);
    edit('join-page.json', '"title": "Join"', '"title": "Join us"');
    const { exitCode, out } = await run('publish', '-m', 'Say us');
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^ {2}changed {2}join-page\nPublished release 2 \([0-9a-f]{8}\)\.\n$/);
    expect((await run('diff', '--documents')).out).toBe('changed join-page\n  /title: "Join" → "Join us"\n');
  });

  it('refuses a release with an error and leaves alone what is live', async () => {
    const path = edit('join.json', '"form": "card-form"', '"form": "cart-form"');
    const { exitCode, out, err } = await run('publish', path, '-m', 'Slip');
    expect(exitCode).toBe(1);
    expect(out).toContain(
      'pages-config/join.json\n  19:15  error    There is no form "cart-form".  unknown-reference\n',
    );
    expect(out).toContain('Did you mean "card-form"?');
    expect(err).toContain('Nothing was published');
    expect((await run('releases')).out.split('\n')).toHaveLength(2);
  });

  it('warns of an image that the site has no file for, also when a draft is published', async () => {
    const warning = /^warning: .*site\.json:\d+ The site has no image "\/images\/lgo\.svg"\.$/m;
    const site = edit('site.json', '"/images/logo.svg"', '"/images/lgo.svg"');
    const refused = await run('publish', '-m', 'Logo');
    expect([refused.exitCode, refused.out, refused.err]).toEqual([
      1,
      expect.stringContaining('The site has no image "/images/lgo.svg".  missing-image'),
      'Nothing was published: what is live has no such warnings. Mend them, or accept them with --accept missing-image\n',
    ]);
    const published = await run('publish', '-m', 'Logo', '--accept', 'missing-image');
    expect([published.exitCode, published.err]).toEqual([0, expect.stringMatching(warning)]);
    edit('site.json', '"/images/lgo.svg"', '"/images/lg.svg"');
    await run('draft', 'save', site);
    expect((await run('draft', 'publish', 'site', '-m', 'Logo')).exitCode).toBe(1);
    const accepting = ['--accept', 'other', '--accept', 'missing-image'];
    const { exitCode, err } = await run('draft', 'publish', 'site', '-m', 'Logo', ...accepting);
    expect([exitCode, err]).toEqual([0, expect.stringContaining('no image "/images/lg.svg"')]);
  });

  it('tells of translations of an older text, and does not wait for translators', async () => {
    edit('site.json', '"language": "en"', '"language": "en",\n  "languages": [{ "language": "mi" }]');
    const translation = {
      kind: 'translation',
      id: 'join-page-mi',
      schemaVersion: 2,
      language: 'mi',
      document: 'join-page',
      texts: { title: { text: 'Uru mai', from: markOf('Join') } },
    };
    writeFileSync(author.at('pages-config/join-page-mi.json'), JSON.stringify(translation));
    expect((await run('publish', '-m', 'Māori')).exitCode).toBe(0);
    edit('join-page.json', '"title": "Join"', '"title": "Join us"');
    const { exitCode, err } = await run('publish', '-m', 'Say us');
    expect([exitCode, err]).toEqual([0, expect.stringMatching(/^warning: .* is of an older text/)]);
  });

  it('refuses what the site overlooks, and keeps what an author accepted with the release', async () => {
    const extra = readFileSync(author.at('pages-config/join-page.json'), 'utf8')
      .replace('"join-page"', '"extra"')
      .replace(/"path": "[^"]*"/, '"path": "/extra"')
      .replace('"sitemapVisible": false', '"sitemapVisible": true')
      .replace(/"zones": .*/s, '"zones": { "content": [] }\n}\n');
    writeFileSync(author.at('pages-config/extra.json'), extra);
    const refused = await run('publish', '-m', 'Extra');
    expect(refused.exitCode).toBe(1);
    expect(refused.out).toContain('The page has no main heading.  missing-main-heading');
    expect(refused.err).toContain('--accept missing-main-heading --accept unlinked-page');
    const accepted = await run('publish', '-m', 'Extra', '--accept', 'missing-main-heading,unlinked-page');
    expect(accepted.exitCode).toBe(0);
    edit('extra.json', '"path": "/extra"', '"path": "/more"');
    expect((await run('publish', '-m', 'More')).err).toContain('--accept unlinked-page\n');
    const { out } = await run('releases', '--report', '2');
    expect(out).toMatch(
      /^release 2 \([0-9a-f]{8}\) was published by ann, .*\n\nNew warnings; ann accepted missing-main-heading, unlinked-page\n/,
    );
    expect(out).toContain('The page has no main heading.  missing-main-heading\n');
    expect(out).toContain('\nPages\n  There is a new page, /extra');
    const [kept] = JSON.parse((await run('releases', '--report', '2', '--json')).out);
    expect(kept).toMatchObject({
      actor: 'ann',
      report: { accepted: ['missing-main-heading', 'unlinked-page'] },
    });
  });

  it('refuses what is no document before it asks the store', async () => {
    const path = edit('cards.json', '"id": "books"', '"id": books');
    const { exitCode, out } = await run('publish', path, '-m', 'Slip');
    expect(exitCode).toBe(1);
    expect(out).toContain(
      'pages-config/cards.json\n  7:13  error    Found "books" where a value is expected.  bad-json\n',
    );
  });

  it('takes documents away, but not those that others need', async () => {
    expect(await run('publish', '--remove', 'card', '-m', 'Less')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('There is no document "card", here or live. Did you mean "cards"?'),
    });
    const needed = await run('publish', '--remove', 'cards', '-m', 'Less');
    expect([needed.exitCode, needed.out]).toEqual([
      1,
      expect.stringContaining('There is no options document "cards".'),
    ]);
    const free = await run('publish', '--remove', 'questions', '-m', 'Less');
    expect([free.exitCode, free.out]).toEqual([0, expect.stringContaining('removed  questions')]);
  });

  it('shows both sides when somebody else published in between', async () => {
    edit('cards.json', '"Books"', '"Books only"');
    await run('publish', '-m', 'Theirs');
    const path = edit('join-page.json', '"title": "Join"', '"title": "Join us"');
    const { exitCode, out } = await run('publish', path, '-m', 'Mine', '--expect', '1');
    expect(exitCode).toBe(1);
    expect(out).toBe('Changed by you:\n  changed  join-page\nChanged by others:\n  changed  cards\n');
  });

  it('wants to know what changes', async () => {
    expect(await run('publish')).toMatchObject({ exitCode: 2, err: expect.stringContaining('--message') });
  });
});

describe('going back', () => {
  it('makes an earlier release live again', async () => {
    edit('join-page.json', '"title": "Join"', '"title": "Join us"');
    await run('publish', '-m', 'Second');
    expect((await run('rollback')).out).toMatch(
      /^Live again: release 1 \([0-9a-f]{8}\), "First"\.\n.*waymark pull/,
    );
    expect((await run('releases')).out).toMatch(/^ {5}2 .*Second\n\* {4}1 .*First\n$/);
    expect((await run('rollback', '2')).exitCode).toBe(0);
    expect(await run('rollback', '9')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('no release "9"'),
    });
  });
});

describe('drafts', () => {
  it('are saved, listed, shown, published and gone', async () => {
    const path = edit('join-page.json', '"title": "Join"', '"title": "Join us"');
    expect((await run('draft', 'save', path, '--expect', '0')).out).toBe(
      'Saved the draft "join-page", revision 1.\n',
    );
    expect((await run('drafts')).out).toMatch(/^join-page {2}revision 1 .* ann\n$/);
    expect((await run('draft', 'show', 'join-page')).out).toBe(readFileSync(path, 'utf8'));
    expect((await run('draft', 'publish', 'join-page', '-m', 'Live')).exitCode).toBe(0);
    expect((await run('drafts')).out).toBe('');
  });

  it('need no word about what was seen the first time, and say what is wrong with them', async () => {
    const path = edit('join-page.json', '"title": "Join"', '"titel": "Join"');
    const saved = await run('draft', 'save', path);
    expect(saved.exitCode).toBe(0);
    expect(saved.out).toContain('Saved the draft "join-page", revision 1.\n');
    expect(saved.out).toContain('Unknown property "titel"');
    edit('join-page.json', '"titel": "Join"', '"title": "Join"');
    expect((await run('draft', 'save', path)).exitCode).toBe(1);
    expect((await run('draft', 'save', path, '--expect', '1')).out).toBe(
      'Saved the draft "join-page", revision 2.\n',
    );
    const renamed = edit('cards.json', '"id": "books"', '"id": "novels"');
    expect((await run('draft', 'save', renamed)).out).toContain('error');
  });

  it('made from a text that others changed since are not published over theirs', async () => {
    const first = readFileSync(author.at('pages-config/join-page.json'), 'utf8');
    edit('join-page.json', '"title": "Join"', '"title": "Join us"');
    await run('publish', '-m', 'Theirs');
    const base = author.at('pages-config/.base');
    rmSync(base, { recursive: true });
    const path = author.at('pages-config/join-page.json');
    writeFileSync(path, first.replace('"title": "Join"', '"title": "Enrol"'));
    await run('draft', 'save', path);
    const { exitCode, out } = await run('draft', 'publish', 'join-page', '-m', 'Mine');
    expect([exitCode, out]).toEqual([1, expect.stringContaining('"Join us"')]);
    expect(out).toContain('"Enrol"');
  });

  it('are never overwritten silently: the second writer sees both sides', async () => {
    const path = edit('join-page.json', '"title": "Join"', '"title": "Join us"');
    await run('draft', 'save', path, '--expect', '0');
    edit('join-page.json', '"title": "Join us"', '"title": "Become a reader"');
    const { exitCode, out } = await run('draft', 'save', path, '--expect', '0', '--author', 'bob');
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^Theirs: revision 1 by ann, /);
    expect(out).toContain('  /title: "Join" → "Join us"\nYours:\n  /title: "Join" → "Become a reader"\n');
    expect((await run('draft', 'delete', 'join-page', '--expect', '7')).exitCode).toBe(1);
    expect((await run('draft', 'delete', 'join-page', '--expect', '1')).exitCode).toBe(0);
  });
});

describe('moving house', () => {
  it('exports everything and imports it into an empty store', async () => {
    expect((await run('export', 'store.json')).out).toBe('Exported 1 releases to store.json.\n');
    expect((await run('import', 'store.json')).exitCode).toBe(1);
    const environment = { DATABASE_URL: `sqlite:${author.at('other.db')}` };
    const moved = await waymark(['import', 'store.json'], { folder: author.path, environment });
    expect(moved).toMatchObject({ exitCode: 0, out: 'Imported 1 releases.\n' });
    expect((await waymark(['export'], { folder: author.path, environment })).out).toContain(
      '"message":"First"',
    );
  });
});
