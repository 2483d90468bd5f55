import { readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AuthorFolder, publishedFolder } from '../../../tests/support/documents/author-folder.ts';
import { waymarkProcess } from '../../../tests/support/instances/run-process.ts';

const index = 'pages-config/.base/files.json';
const page = 'join-page.json';
/** Late enough for every file of the folder to be recorded. */
const later = () => new Date(Date.now() + 60_000).toISOString();

/** In whole seconds, so that it can be set again exactly. */
const longAgo = new Date('2001-01-01');

let author: AuthorFolder;
const pathOf = (name: string) => author.at(`pages-config/${name}`);
const text = () => readFileSync(pathOf(page), 'utf8');
const recorded = (): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(readFileSync(author.at(index), 'utf8')).files;

/** Titles of the same length, so that a change does not show in the size of the file. */
const retitled = (from: string, to: string) => text().replace(`"title": "${from}"`, `"title": "${to}"`);

async function publish(now = later()) {
  const { exitCode, out, err } = await author.runAt(now, 'publish', '-m', 'Title');
  expect([exitCode, err]).toEqual([0, '']);
  return out;
}

beforeEach(async () => {
  author = await publishedFolder();
  utimesSync(pathOf(page), longAgo, longAgo);
  await publish();
  expect(recorded()[page]?.[1]).toBe('join-page');
});

describe('waymark publish in a folder with an index', () => {
  it('takes files that are as they were from the index', async () => {
    const files = JSON.parse(readFileSync(author.at(index), 'utf8'));
    const [state, _id, ...rest] = files.files[page];
    files.files[page] = [state, 'another-id', ...rest];
    writeFileSync(author.at(index), JSON.stringify(files));
    const { out } = await author.runAt(later(), 'publish', '-m', 'Title');
    expect(out).toContain('gone     join-page');
  });

  it('finds a change of the same size under the same date', async () => {
    writeFileSync(pathOf(page), retitled('Join', 'Pass'));
    utimesSync(pathOf(page), longAgo, longAgo);
    expect(await publish()).toContain('changed  join-page');
  });

  it('finds a second change within the same moment as the first', async () => {
    writeFileSync(pathOf(page), retitled('Join', 'Pass'));
    expect(await publish(new Date().toISOString())).toContain('changed  join-page');
    // The file may be written again within one tick of the clock of its file system.
    expect(recorded()[page]).toBeUndefined();
    writeFileSync(pathOf(page), retitled('Pass', 'Card'));
    expect(await publish(new Date().toISOString())).toContain('changed  join-page');
  });

  it('finds a change made while the clock was set back', async () => {
    writeFileSync(pathOf(page), retitled('Join', 'Pass'));
    utimesSync(pathOf(page), longAgo, longAgo);
    expect(await publish('2001-01-02T00:00:00Z')).toContain('changed  join-page');
    writeFileSync(pathOf(page), retitled('Pass', 'Card'));
    utimesSync(pathOf(page), longAgo, longAgo);
    expect(await publish('2000-01-01T00:00:00Z')).toContain('changed  join-page');
  });

  it('finds a file that another one was put in place of', async () => {
    writeFileSync(pathOf('other'), retitled('Join', 'Pass'));
    utimesSync(pathOf('other'), longAgo, longAgo);
    renameSync(pathOf('other'), pathOf(page));
    expect(await publish()).toContain('changed  join-page');
  });

  it.each([
    ['is gone', undefined],
    ['ends too soon', '{"version": 2, "files": {"join-pa'],
    ['is of another version', '{"version": 0, "files": {"join-page.json": ["1", "2", "3", "4"]}}'],
    ['holds something else', '{"version": 2, "files": [7, null]}'],
  ])('does without an index that %s, and writes it anew', async (_what, damaged) => {
    if (damaged === undefined) rmSync(author.at(index));
    else writeFileSync(author.at(index), damaged);
    expect(await publish()).toMatch(/^Nothing has changed since release 1 /);
    expect(recorded()[page]?.[1]).toBe('join-page');
    writeFileSync(pathOf(page), retitled('Join', 'Pass'));
    expect(await publish()).toContain('changed  join-page');
  });

  it('knows nothing of another folder with files of the same names', async () => {
    const other = await publishedFolder();
    writeFileSync(other.at(`pages-config/${page}`), retitled('Join', 'Pass'));
    writeFileSync(other.at(index), readFileSync(author.at(index), 'utf8'));
    const { out } = await other.runAt(later(), 'publish', '-m', 'Title');
    expect(out).toContain('changed  join-page');
    expect(await publish()).toMatch(/^Nothing has changed since release 1 /);
  });

  it('is written whole by two commands at once', async () => {
    writeFileSync(pathOf(page), retitled('Join', 'Pass'));
    const setting = { folder: author.path, environment: { DATABASE_URL: author.url } };
    const start = () => waymarkProcess(['publish', '-m', 'Title', '-a', 'ann'], setting);
    const runs = await Promise.all([start(), start()]);
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(runs.filter(({ out }) => out.includes('Published release 2'))).toHaveLength(1);
    expect(recorded()).toBeDefined();
    expect(await publish()).toMatch(/^Nothing has changed since release 2 /);
    expect(recorded()[page]?.[1]).toBe('join-page');
  });
});
