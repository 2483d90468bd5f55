import type { Command } from '../command.ts';
import { findRelease } from '../find-release.ts';
import { describeChanges } from '../json-changes.ts';
import { withStore } from '../open-configured-store.ts';

/** Compares releases. */
export const diff: Command = {
  summary: 'Compare two releases: what was added, changed and removed.',
  arguments: '[before] [after]',
  mostArguments: 2,
  options: { json: { type: 'boolean', help: 'Write JSON.' } },
  details: 'After is the live release when left out; before, the one it was built upon.',
  run: async ({ positionals, flag, terminal }) =>
    await withStore(terminal, async (store) => {
      const after = await findRelease(store, positionals[1] ?? 'live');
      const before =
        positionals[0] === undefined ? after.parent : (await findRelease(store, positionals[0])).id;
      const changes = await store.diffReleases(before, after.id);
      if (flag('json')) {
        terminal.out(`${JSON.stringify(changes, undefined, 2)}\n`);
        return 0;
      }
      for (const { id, change, before: old, after: now } of changes) {
        terminal.out(`${change} ${id}\n`);
        if (change !== 'changed') continue;
        const texts = await Promise.all(
          [old, now].map(async (hash) => (hash ? await store.readRevision(hash) : undefined)),
        );
        for (const line of describeChanges(texts[0] ?? null, texts[1] ?? null)) terminal.out(`  ${line}\n`);
      }
      return 0;
    }),
};
