import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findFiles } from '../sources/find-files.ts';
import { openFileIndex } from './file-index.ts';

const content = { id: 'bread', kind: 'options', hash: 'abc' };
const [file, text] = ['bread.json', '{"label": "Rye"}'];
let folder = '';

const pathOf = (name: string) => join(folder, name);
/** Late enough for a file that was just written to be recorded. */
const later = () => Date.now() + 60_000;
const found = () => findFiles(folder, (path) => path)?.files ?? [];

/** Records the files of the folder in its index. */
function noteFiles(now = later()): void {
  const index = openFileIndex(folder, now);
  for (const each of found()) index.note(each, content);
  index.save();
}

/** Entries of the index for all files of the folder. */
function known(): readonly unknown[] {
  const index = openFileIndex(folder, later());
  return found().map(index.find);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-'));
  mkdirSync(pathOf('.base'));
  writeFileSync(pathOf(file), text);
  noteFiles();
});

describe('the index of a folder', () => {
  it('knows a file that nobody touched', () => {
    expect(known()).toEqual([content]);
  });

  it('does not know a file with another text of the same length under its old date', () => {
    const { atime, mtime } = statSync(pathOf(file));
    writeFileSync(pathOf(file), text.replace('Rye', 'Oat'));
    utimesSync(pathOf(file), atime, mtime);
    expect(statSync(pathOf(file)).mtime).toEqual(mtime);
    expect(known()).toEqual([undefined]);
  });

  it('does not know a file with another length under its old date', () => {
    const { atime, mtime } = statSync(pathOf(file));
    writeFileSync(pathOf(file), text.replace('Rye', 'Wheat'));
    utimesSync(pathOf(file), atime, mtime);
    expect(known()).toEqual([undefined]);
  });

  it('does not know a file that another one was put in place of', () => {
    const { atime, mtime } = statSync(pathOf(file));
    writeFileSync(pathOf('other'), text.replace('Rye', 'Oat'));
    utimesSync(pathOf('other'), atime, mtime);
    renameSync(pathOf('other'), pathOf(file));
    expect(known()).toEqual([undefined]);
  });

  it('does not note a file that was written a moment ago, and could change without its times', () => {
    writeFileSync(pathOf(file), text);
    noteFiles(Date.now());
    expect(known()).toEqual([undefined]);
  });

  it('does not note a file whose date lies ahead', () => {
    utimesSync(pathOf(file), new Date(later() + 60_000), new Date(later() + 60_000));
    noteFiles();
    expect(known()).toEqual([undefined]);
  });

  it('forgets a file that is gone', () => {
    writeFileSync(pathOf('second.json'), text);
    noteFiles();
    renameSync(pathOf('second.json'), pathOf('third.json'));
    noteFiles();
    expect(Object.keys(JSON.parse(readFileSync(pathOf('.base/files.json'), 'utf8')).files)).toEqual([
      file,
      'third.json',
    ]);
  });

  it.each([
    '',
    '{"version": 2}',
    '{"version": 0, "files": {}}',
    '[]',
    '{"version": 2, "files": {"bread.json": 7}}',
  ])('knows nothing when it holds %j', (damaged) => {
    writeFileSync(pathOf('.base/files.json'), damaged);
    expect(known()).toEqual([undefined]);
  });

  it('is left out of git', () => {
    expect(readFileSync(pathOf('.base/.gitignore'), 'utf8')).toBe('/files.json*\n');
  });
});
