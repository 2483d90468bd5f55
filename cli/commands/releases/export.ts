import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withStore } from '../../store/open-configured-store.ts';
import { type Command, jsonText } from '../../terminal/command.ts';
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
  details: 'Without a file, the JSON goes to standard output. Sessions and submissions are never exported.',
  run: async ({ positionals, text, terminal }) => {
    const folder = text('documents');
    if (folder !== undefined)
      return await pullInto(
        resolve(terminal.folder, folder),
        { ids: [], prefer: undefined, overwrite: false },
        terminal,
      );
    return await withStore(terminal, async (store) => {
      const data = await store.export();
      const text = jsonText(data);
      const [file] = positionals;
      if (file === undefined) terminal.out(text);
      else {
        await writeFile(resolve(terminal.folder, file), text);
        terminal.out(`Exported ${data.releases.length} releases to ${file}.\n`);
      }
      return 0;
    });
  },
};
