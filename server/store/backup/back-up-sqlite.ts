import { chmod, open, rename, rm } from 'node:fs/promises';
import type { Database as SqliteDatabase } from 'better-sqlite3';

/** Pages of the file copied at once: all, since a copy in parts starts again whenever somebody writes. */
const allPages = 0x7fff_ffff;

/**
 * Copies a SQLite database in use, as it is at one moment, into one file that only its owner may read.
 *
 * @throws if the file exists already, or the copy is damaged
 */
export async function backUpSqlite(path: string, file: string): Promise<void> {
  // Loaded only here, because a store may use another database.
  const { default: SqliteDatabase } = await import('better-sqlite3');
  const partial = `${file}.partial`;
  await (await open(file, 'wx', 0o600)).close();
  try {
    const database = new SqliteDatabase(path, { fileMustExist: true, readonly: true, timeout: 10_000 });
    try {
      await database.backup(partial, { progress: () => allPages });
    } finally {
      database.close();
    }
    await chmod(partial, 0o600);
    finish(new SqliteDatabase(partial));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    await rm(file, { force: true });
    throw error;
  }
}

/** Turns a copy into a single file without a log, and checks all of it. */
function finish(copy: SqliteDatabase): void {
  try {
    copy.pragma('journal_mode = DELETE');
    const found = copy.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(`The copy is not whole: ${String(found)}`);
  } finally {
    copy.close();
  }
}
