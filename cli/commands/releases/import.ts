import { readJsonFile } from '../../sources/read-json-file.ts';
import { authorOf, authorOption, withStore } from '../../store/open-configured-store.ts';
import { reportRefusal } from '../../store/report-refusal.ts';
import type { Command } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';

/** Imports a whole exported store. */
export const importStore: Command = {
  arguments: '<file>',
  options: {
    author: authorOption,
    replace: { type: 'boolean', help: 'Replace what the store holds; without it, the store must be empty.' },
  },
  run: async (invocation) => {
    const { positionals, flag, terminal } = invocation;
    const [file] = positionals;
    if (file === undefined) throw new UsageError('Name the file to import.');
    const data = readJsonFile(file, terminal);
    const author = authorOf(invocation);
    return await withStore(terminal, async (store) => {
      const outcome = await store.import({ data, author, replace: flag('replace') });
      switch (outcome.outcome) {
        case 'imported':
          terminal.out(`Imported ${outcome.releases} releases.\n`);
          return 0;
        case 'not-empty':
          terminal.err(
            'The store is not empty; nothing was imported. Use --replace to replace what it holds.\n',
          );
          return 1;
        case 'refused':
          return reportRefusal(outcome.problems, new Map(), terminal);
      }
    });
  },
};
