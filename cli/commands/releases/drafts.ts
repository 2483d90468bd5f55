import { withStore } from '../../store/open-configured-store.ts';
import type { Command } from '../../terminal/command.ts';

/** Lists drafts. */
export const drafts: Command = {
  arguments: '',
  mostArguments: 0,
  options: { json: { type: 'boolean', help: 'Write JSON.' } },
  run: async ({ flag, terminal }) =>
    await withStore(terminal, async (store) => {
      const found = await store.listDrafts();
      if (flag('json')) terminal.out(`${JSON.stringify(found, undefined, 2)}\n`);
      else {
        for (const { id, revision, updatedAt, author } of found) {
          terminal.out(`${id}  revision ${revision}  ${updatedAt}  ${author}\n`);
        }
      }
      return 0;
    }),
};
