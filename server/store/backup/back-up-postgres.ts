import { finishBackup, writePrivately } from './backup-file.ts';
import { copyTables } from './copy-tables.ts';
import { withDatabase } from './with-database.ts';

/**
 * Copies a PostgreSQL database in use, as it is at one moment, into one SQLite file that only its owner may read.
 *
 * @throws if the file exists already, or the database cannot be read
 */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  await writePrivately(file, async (partial) => {
    await withDatabase(url, (source) =>
      withDatabase(`sqlite:${partial}`, (target) => copyTables(source, target)),
    );
    await finishBackup(partial);
  });
}
