import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withStore } from '../../store/open-configured-store.ts';
import type { Command } from '../../terminal/command.ts';
import { pullInto } from './pull.ts';

/** Writes the whole store. */
export const exportStore: Command = {
  arguments: '[file]',
  options: {
    documents: {
      type: 'string',
      value: 'folder',
      help: 'Write the documents that are live into this folder instead, as files to work on.',
    },
  },
  details:
    'Lines of JSON: the first has everything but the bytes of files, which follow in parts. Without a file they go to standard output. Sessions and submissions are never exported.',
  run: async ({ positionals, text, terminal }) => {
    const folder = text('documents');
    if (folder !== undefined)
      return await pullInto(
        resolve(terminal.folder, folder),
        { ids: [], prefer: undefined, overwrite: false },
        terminal,
        (work) => withStore(terminal, work),
      );
    return await withStore(terminal, async (store) => {
      const [file] = positionals;
      if (file === undefined) {
        await store.writeExport(async (line) => terminal.out(line));
        return 0;
      }
      const written = await open(resolve(terminal.folder, file), 'w');
      try {
        const { releases } = await store.writeExport(async (line) => await written.writeFile(line));
        terminal.out(`Exported ${releases.length} releases to ${file}.\n`);
      } finally {
        await written.close();
      }
      return 0;
    });
  },
};
