import { finishBackup, writePrivately } from './backup-file.ts';
import { copyTables } from './copy-tables.ts';
import { withDatabase } from './with-database.ts';

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
