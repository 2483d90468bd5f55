import { chmod, open, rename, rm } from 'node:fs/promises';

/**
 * Makes a new file that only its owner may read. It appears under its name when it is whole; a failure leaves nothing.
 *
 * @param write writes to the path that it is given
 * @throws if the file exists already, or writing fails
 */
export async function writePrivately(file: string, write: (partial: string) => Promise<void>): Promise<void> {
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
export async function finishBackup(path: string): Promise<void> {
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
