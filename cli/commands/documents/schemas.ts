import { relative, resolve } from 'node:path';
import { readExtensions } from '#server/extensions';
import {
  editorFolderAt,
  editorFolderOf,
  writeEditorSchemas,
  writeExtensionTypes,
} from '../../editor-schemas/write-editor-schemas.ts';
import { extensionsFolder } from '../../sources/public-files.ts';
import { readSources } from '../../sources/read-sources.ts';
import type { Command } from '../../terminal/command.ts';

/** Writes the schemas from which an editor completes and explains the documents of a folder. */
export const schemas: Command = {
  arguments: '[paths …]',
  options: {
    to: {
      type: 'string',
      value: 'folder',
      help: 'Where to write them instead of .waymark/schemas (here: schemas/editor).',
    },
  },
  details:
    'Run it when documents, steps, fields or facts have come or gone: an editor completes their names. Of modules of the ' +
    'site’s own it writes the TypeScript types, too. ' +
    'A document names its schema in $schema.',
  run: async ({ positionals, text, terminal }) => {
    const { sources, problems } = await readSources(positionals, terminal);
    for (const { document, message } of problems) terminal.err(`${document}: ${message}\n`);
    const to = text('to');
    const folder =
      to === undefined ? editorFolderOf(terminal.folder) : editorFolderAt(resolve(terminal.folder, to));
    const found = readExtensions(extensionsFolder(terminal));
    const extensions = [...found.extensions, ...found.operators];
    const count = await writeEditorSchemas(
      folder,
      sources.map((source) => source.text),
      extensions,
    );
    await writeExtensionTypes(extensions);
    terminal.out(`Wrote ${count} schemas to ${relative(terminal.folder, folder.path) || '.'}.\n`);
    return 0;
  },
};
