import { resolve } from 'node:path';
import type { Command } from '../../terminal/command.ts';
import { type Terminal, UsageError } from '../../terminal/terminal.ts';

/** Copies the whole database while the site runs. */
export const backup: Command = {
  arguments: '<file>',
  details:
    'The site may run meanwhile; the file is of one moment. "waymark restore" fills an empty database with it. Keep WAYMARK_SECRET, or ' +
    '.waymark/keys.json, with it: sealed answers open under nothing else.',
  run: async ({ positionals, terminal }) => {
    const [file] = positionals;
    if (file === undefined) throw new UsageError('Say which file to write.');
    const { backUp } = await import('#server/store');
    await backUp(await databaseUrlOf(terminal), resolve(terminal.folder, file));
    terminal.out(`Copied the database to ${file}.\n`);
    return 0;
  },
};

/** Fills an empty database with a backup. */
export const restore: Command = {
  arguments: '<file>',
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

/** Address of the configured database; a path in it is absolute. */
async function databaseUrlOf({ environment, folder }: Terminal): Promise<string> {
  const { configuredDatabaseUrl } = await import('#server/store');
  const url = configuredDatabaseUrl(environment);
  if ('mistake' in url) throw new UsageError(url.mistake);
  const [, path] = /^sqlite:(.*)$/s.exec(url.value) ?? [];
  return path === undefined ? url.value : `sqlite:${resolve(folder, path)}`;
}
