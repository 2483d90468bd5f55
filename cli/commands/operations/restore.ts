import { resolve } from 'node:path';
import type { Command } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';
import { databaseUrlOf } from './database-url.ts';

/** Fills an empty database with a backup. */
export const restore: Command = {
  arguments: '<file>',
  mostArguments: 1,
  options: {},
  details:
    'The database of DATABASE_URL must be empty, and no site may use it yet. A backup of SQLite may be restored into PostgreSQL and the other way ' +
    'round, and one of an older version is brought up to date. Start the site with the WAYMARK_SECRET that belongs to the backup.',
  run: async ({ positionals, terminal }) => {
    const [file] = positionals;
    if (file === undefined) throw new UsageError('Say which backup to restore.');
    const { restoreBackup } = await import('#server/store');
    await restoreBackup(resolve(terminal.folder, file), await databaseUrlOf(terminal));
    terminal.out(`Restored ${file}.\n`);
    return 0;
  },
};
