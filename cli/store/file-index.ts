import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundFile } from '../sources/find-files.ts';
import { nameFrom } from '../sources/name-from.ts';

/** Content of a file when it was last read. */
interface FileContent {
  readonly id: string;
  readonly kind: string;
  /** Hash of its revision. */
  readonly hash: string;
  /** The document that describes a file of media. */
  readonly text?: string;
}

/** Contents of the files of a folder, kept between commands, so that only changed files are read again. */
export interface FileIndex {
  /** Content of a file; undefined when it is unknown or the file may have changed since. */
  readonly find: (file: FoundFile) => FileContent | undefined;
  readonly note: (file: FoundFile, content: FileContent) => void;
  /**
   * Writes the index beside the base of the folder, if there is one. It contains only files that were found
   * or recorded.
   */
  readonly save: () => void;
}

/** Increment when the format of the index or the hash of a document changes. */
const version = 3;

/**
 * A file written less than this before it was read is not recorded: file systems may have clocks of two
 * seconds, and the file could change again within one tick.
 */
const stableMs = 2_000;

/**
 * Opens the index of a folder. Like git's, it identifies a file by its size, inode, and times of modification
 * and of change: no program can set the last, so a file restored with its old date is read again. Open it
 * before finding the files. A lost or damaged index only costs time.
 */
export function openFileIndex(folder: string, now: number): FileIndex {
  const place = join(folder, '.base', 'files.json');
  const known = readKnown(place);
  const kept: [name: string, row: Row][] = [];
  let isChanged = false;
  const nameOf = nameFrom(folder);
  return {
    find: (file) => {
      const name = nameOf(file.path);
      const row = known[name];
      if (!isRow(row) || row[0] !== stateOf(file)) return undefined;
      kept.push([name, row]);
      const [, id, kind, hash, text] = row;
      return { id, kind, hash, ...(text !== undefined && { text }) };
    },
    note: (file, { id, kind, hash, text }) => {
      if (!isStable(file, now)) return;
      const row = [stateOf(file), id, kind, hash] as const;
      kept.push([nameOf(file.path), text === undefined ? row : [...row, text]]);
      isChanged = true;
    },
    save: () => {
      if (!isChanged && kept.length >= Object.keys(known).length) return;
      if (existsSync(join(folder, '.base'))) write(place, kept);
    },
  };
}

type Row = readonly [state: string, id: string, kind: string, hash: string, text?: string];

function stateOf({ about: { size, ino, mtimeMs, ctimeMs } }: FoundFile): string {
  return `${size} ${ino} ${mtimeMs} ${ctimeMs}`;
}

function isStable({ about }: FoundFile, now: number): boolean {
  return Math.max(about.mtimeMs, about.ctimeMs) < now - stableMs;
}

/** Rows by name; each is looked at when it is needed. */
function readKnown(place: string): Readonly<Record<string, unknown>> {
  try {
    const { version: found, files } = JSON.parse(readFileSync(place, 'utf8'));
    const isIndex = found === version && typeof files === 'object' && files !== null;
    return isIndex ? files : {};
  } catch {
    return {};
  }
}

function isRow(value: unknown): value is Row {
  return (
    Array.isArray(value) &&
    (value.length === 4 || value.length === 5) &&
    value.every((part) => typeof part === 'string')
  );
}

/**
 * The index is for this machine only, so git is told to ignore it. Where it cannot be written, it is not
 * kept.
 */
function write(place: string, files: readonly (readonly [name: string, row: Row])[]): void {
  const unfinished = `${place}.${process.pid}`;
  try {
    mkdirSync(join(place, '..'), { recursive: true });
    const ignored = join(place, '..', '.gitignore');
    if (!existsSync(ignored)) writeFileSync(ignored, '/files.json*\n');
    writeFileSync(unfinished, `${JSON.stringify({ version, files: Object.fromEntries(files) })}\n`);
    renameSync(unfinished, place);
  } catch {
    rmSync(unfinished, { force: true });
  }
}
