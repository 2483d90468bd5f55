import { cpSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuthorFolder, publishedFolder } from '../../../tests/support/documents/author-folder.ts';

const page = 'join-page.json';
let author: AuthorFolder;

/** Late enough for every file of the folder to be recorded. */
const publish = (folder = author) =>
  folder.runAt(new Date(Date.now() + 60_000).toISOString(), 'publish', '-m', 'Title');

/** Files of the folder that say what was published from it. */
function baseFiles(): readonly string[] {
  const folder = author.at('pages-config/.base');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'files.json')
    .map((name) => join(folder, name));
}

beforeEach(async () => {
  author = await publishedFolder();
  expect((await publish()).out).toMatch(/^Nothing has changed/);
});

describe('waymark publish', () => {
  it('finds a change of one size and date in a copy of a folder that kept all dates', async () => {
    const copy = new AuthorFolder({ DATABASE_URL: author.url });
    rmSync(copy.at('pages-config'), { recursive: true });
    cpSync(author.at('pages-config'), copy.at('pages-config'), {
      recursive: true,
      preserveTimestamps: true,
    });
    const { atime, mtime, size } = statSync(copy.at(`pages-config/${page}`));
    const path = copy.edit(page, '"title": "Join"', '"title": "Pass"');
    utimesSync(path, atime, mtime);
    expect(statSync(path).size).toBe(size);
    expect((await publish(copy)).out).toContain('changed  join-page');
    expect((await publish()).out).toContain('left     join-page, which others changed');
  });

  it.each([
    ['is gone', undefined],
    ['ends too soon', '{"documents": {"join-pa'],
    ['holds something else', '[7]'],
  ])('publishes a change, and nothing else, without a base that %s', async (_what, damaged) => {
    expect(baseFiles()).toHaveLength(1);
    for (const file of baseFiles()) {
      if (damaged === undefined) rmSync(file);
      else writeFileSync(file, damaged);
    }
    author.edit(page, '"title": "Join"', '"title": "Pass"');
    const { out } = await publish();
    expect(out.match(/^ {2}changed .*$/gm)).toEqual(['  changed  join-page']);
    for (const file of baseFiles())
      expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).documents)).toContain('join-page');
    expect((await publish()).out).toMatch(/^Nothing has changed since release 2 /);
  });

  it('publishes two edits that were made within one second', async () => {
    author.edit(page, '"title": "Join"', '"title": "Pass"');
    expect((await author.run('publish', '-m', 'One')).out).toContain('changed  join-page');
    author.edit(page, '"title": "Pass"', '"title": "Card"');
    expect((await author.run('publish', '-m', 'Two')).out).toContain('changed  join-page');
  });
});
