import { withStore } from '../../store/open-configured-store.ts';
import { type Command, jsonOption, jsonText } from '../../terminal/command.ts';

/** Lists drafts. */
export const drafts: Command = {
  options: { json: jsonOption },
  run: async ({ flag, terminal }) =>
    await withStore(terminal, async (store) => {
      const found = await store.listDrafts();
      if (flag('json')) terminal.out(jsonText(found));
      else {
        for (const { id, revision, updatedAt, author } of found) {
          terminal.out(`${id}  revision ${revision}  ${updatedAt}  ${author}\n`);
        }
      }
      return 0;
    }),
};
