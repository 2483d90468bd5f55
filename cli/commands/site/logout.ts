import { originOf, readLogins, siteOfFolder, writeLogins } from '../../store/logins.ts';
import type { Command } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';

/** Forgets the key of a site, in every folder. */
export const logout: Command = {
  arguments: '[address]',
  details:
    'Without an address, that of the site that the folder is logged in to. To end the key itself, revoke it under "Your account".',
  run: async ({ positionals: [address], terminal }) => {
    const { keys, folders } = await readLogins(terminal);
    const origin =
      address === undefined ? siteOfFolder({ keys, folders }, terminal.folder) : originOf(address);
    if (origin === undefined) throw new UsageError('This folder is logged in to no site. Name its address.');
    const isOther = ([, value]: readonly [string, string]) => value !== origin;
    await writeLogins(terminal, {
      keys: Object.fromEntries(Object.entries(keys).filter(([site]) => site !== origin)),
      folders: Object.fromEntries(Object.entries(folders).filter(isOther)),
    });
    terminal.out(`The key of ${origin} is forgotten here.\n`);
    return 0;
  },
};
