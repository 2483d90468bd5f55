import { resolve } from 'node:path';
import type { Command } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';
import { databaseUrlOf } from './database-url.ts';

/** Copies the whole database while the site runs. */
export const backup: Command = {
  arguments: '<file>',
  mostArguments: 1,
  options: {},
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
