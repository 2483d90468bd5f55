import { chmod, copyFile, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../database/database.ts';
import { copyTables } from './copy-tables.ts';

/** Pages of the file copied at once: all, since a copy in parts starts again whenever somebody writes. */
const allPages = 0x7fff_ffff;

/**
 * Copies a SQLite database in use, as it is at one moment, into one file that only its owner may read.
 *
 * @throws if the file exists already, or the copy is damaged
 */
async function backUpSqlite(path: string, file: string): Promise<void> {
  // Loaded only here, because a store may use another database.
  const { default: SqliteDatabase } = await import('better-sqlite3');
  await writePrivately(file, async (partial) => {
    const database = new SqliteDatabase(path, { fileMustExist: true, readonly: true, timeout: 10_000 });
    try {
      await database.backup(partial, { progress: () => allPages });
    } finally {
      database.close();
    }
    await finishBackup(partial);
  });
}

/**
 * Copies a database in use, as it is at one moment, into one file that only its owner may read.
 *
 * @param url `sqlite:<path>` or `postgres://…`
 * @throws if the file exists already, or the database cannot be read
 */
export async function backUp(url: string, file: string): Promise<void> {
  if (url.startsWith('sqlite:')) await backUpSqlite(url.slice('sqlite:'.length), file);
  else await backUpPostgres(url, file);
}

/**
 * Copies a PostgreSQL database in use, as it is at one moment, into one SQLite file that only its owner may read.
 *
 * @throws if the file exists already, or the database cannot be read
 */
async function backUpPostgres(url: string, file: string): Promise<void> {
  await writePrivately(file, async (partial) => {
    await withDatabase(url, (source) =>
      withDatabase(`sqlite:${partial}`, (target) => copyTables(source, target)),
    );
    await finishBackup(partial);
  });
}

/**
 * Fills an empty database with a backup, which may be of an older version and of either kind of database.
 *
 * @throws if the file is no whole backup, or the database holds anything
 */
export async function restoreBackup(file: string, url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-restore-'));
  try {
    // A copy, because a backup of an older version is brought up to date first.
    const copy = join(folder, 'backup.db');
    await copyFile(file, copy);
    await finishBackup(copy).catch((error: Error) => {
      throw new Error(`${file} is no whole backup: ${error.message}`);
    });
    await withDatabase(`sqlite:${copy}`, (source) =>
      withDatabase(url, (target) => copyTables(source, target)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a new file that only its owner may read. It appears under its name when it is whole; a failure leaves nothing.
 *
 * @param write writes to the path that it is given
 * @throws if the file exists already, or writing fails
 */
async function writePrivately(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  const partial = `${file}.partial`;
  await (await open(file, 'wx', 0o600)).close();
  try {
    await (await open(partial, 'w', 0o600)).close();
    await write(partial);
    await chmod(partial, 0o600);
    await rename(partial, file);
  } catch (error) {
    for (const left of [partial, `${partial}-wal`, `${partial}-shm`, file]) await rm(left, { force: true });
    throw error;
  }
}

/**
 * Turns a SQLite database into a single file without a log, and checks all of it.
 *
 * @throws if it is damaged
 */
async function finishBackup(path: string): Promise<void> {
  const { default: SqliteDatabase } = await import('better-sqlite3');
  const copy = new SqliteDatabase(path);
  try {
    copy.pragma('journal_mode = DELETE');
    const found = copy.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(`The copy is not whole: ${String(found)}`);
  } finally {
    copy.close();
  }
}

/** Errors of idle connections are ignored: a query that fails says so itself. */
const silent = { info: () => undefined, warn: () => undefined };

/** Opens a database, of the current schema, for as long as it is used. */
async function withDatabase(url: string, use: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(url, silent);
  try {
    await use(database);
  } finally {
    await database.close();
  }
}
