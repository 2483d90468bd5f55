import { withStore } from '../../store/open-configured-store.ts';
import type { Command } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';

/** Fills the search index anew. */
export const indexPages: Command = {
  details:
    'A running site writes what each publication changes by itself. It also asks the index what it holds, at its start and every few minutes. This fills it at once: ' +
    'a second index is filled and then put in place of the first, so that visitors find everything meanwhile. ' +
    'WAYMARK_SEARCH names the index and its keys; without it and without services of your own it is the index of the sandbox, as for `npm start`.',
  run: async ({ terminal }) => {
    const { configuredSearch, indexStore } = await import('#server');
    const service = configuredSearch(terminal.environment);
    if ('mistake' in service) throw new UsageError(service.mistake);
    if (service.value === undefined) throw new UsageError('WAYMARK_SEARCH is not set.');
    const { value } = service;
    return await withStore(terminal, async (store) => {
      const print = (detail: object, message: string) =>
        terminal.err(`${message} ${'reason' in detail ? detail.reason : ''}\n`);
      const log = { info: () => undefined, warn: print, error: print };
      const outcome = await indexStore(store, value, log);
      switch (outcome.outcome) {
        case 'indexed':
          terminal.out(`Indexed ${outcome.saved} page(s).\n`);
          return 0;
        case 'no-key':
          throw new UsageError('WAYMARK_SEARCH has no adminKey.');
        case 'no-release':
          terminal.err('Nothing is live yet.\n');
          return 1;
        case 'unreadable':
          terminal.err(`What is live cannot be indexed. ${outcome.why}\n`);
          return 1;
        case 'busy':
        case 'unchanged':
          terminal.err('A running instance is writing to the index. Try again in a minute.\n');
          return 1;
        case 'failed':
          return 1;
      }
    });
  },
};
