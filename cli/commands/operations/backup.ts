import { resolve } from 'node:path';
import type { Command } from '../../command.ts';
import { UsageError } from '../../terminal.ts';

/** Copies the whole database while the site runs. */
export const backup: Command = {
  arguments: '<file>',
  mostArguments: 1,
  options: {},
  details:
    'The site may run meanwhile. To restore, stop the site and put the file in the place of the database, without a -wal or ' +
    '-shm file beside it. Keep WAYMARK_SECRET, or .waymark/keys.json, with it: sealed answers open under nothing else. ' +
    'PostgreSQL is copied by its own pg_dump (docs/operations.md).',
  run: async ({ positionals, terminal }) => {
    const [file] = positionals;
    if (file === undefined) throw new UsageError('Say which file to write.');
    const { backUpSqlite, configuredDatabaseUrl } = await import('#server/store');
    const url = configuredDatabaseUrl(terminal.environment);
    if ('mistake' in url) throw new UsageError(url.mistake);
    if (!url.value.startsWith('sqlite:'))
      throw new UsageError('The database is PostgreSQL: use pg_dump (docs/operations.md).');
    await backUpSqlite(
      resolve(terminal.folder, url.value.slice('sqlite:'.length)),
      resolve(terminal.folder, file),
    );
    terminal.out(`Copied the database to ${file}.\n`);
    return 0;
  },
};
