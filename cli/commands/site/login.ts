import { resolve } from 'node:path';
import { originOf, readLogins, siteOfFolder, writeLogins } from '../../store/logins.ts';
import { askSite } from '../../store/site-interface.ts';
import type { Command } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';

/** Keeps a personal key for a site, after asking the site whose it is. */
export const login: Command = {
  arguments: '<address>',
  details: `The key is made in the studio of the site, under "Your account". It is asked for, or read from standard input, and never
shown; a file of this user keeps it, which nobody else may read. From then on publish, pull, diff, releases and rollback in
this folder work on that site instead of a database, as far as the key and its owner's role allow. DATABASE_URL, if it is set, goes first.`,
  run: async ({ positionals: [address], terminal }) => {
    if (address === undefined) throw new UsageError('Name the address of the site.');
    const origin = originOf(address);
    const key = (await terminal.secret(`Key of ${origin}: `)).trim();
    if (key === '') throw new UsageError('Give the key when you are asked, or by standard input.');
    const { name, role } = await askSite<{ readonly name: string; readonly role: string }>(
      { origin, key },
      '/me',
    );
    const { keys, folders } = await readLogins(terminal);
    await writeLogins(terminal, {
      keys: { ...keys, [origin]: key },
      folders: { ...folders, [resolve(terminal.folder)]: origin },
    });
    terminal.out(`Logged in to ${origin} as ${name} (${role}), for this folder.\n`);
    return 0;
  },
};

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
