import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishBackup } from './backup-file.ts';
import { copyTables } from './copy-tables.ts';
import { withDatabase } from './with-database.ts';

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
