import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { galleryPage, loadExtensionRendering } from '#server/extensions';
import { siteFolder } from '#server/site-folder';
import { extensionsFolder, islandsFolder } from '../../sources/public-files.ts';
import { readSources } from '../../sources/read-sources.ts';
import { readableDocuments } from '../../sources/readable-documents.ts';
import type { Command } from '../../terminal/command.ts';

/** Writes a page with the examples of the site's own modules and fields. */
export const gallery: Command = {
  options: {
    to: { type: 'string', value: 'file', help: 'Where to write it instead of .waymark/gallery.html.' },
  },
  details:
    'The page shows each example of examples.json as the server renders it, in the theme of the site, with the guidance ' +
    'of guidance.json. It is one file without scripts, for a browser, or to be sent to somebody.',
  run: async ({ text, terminal }) => {
    const rendering = await loadExtensionRendering(islandsFolder);
    if (rendering === undefined) {
      terminal.err('There is no build to render with: run `npm run build` first.\n');
      return 1;
    }
    const { sources } = await readSources([], terminal, { mayBeEmpty: true });
    const theme = readableDocuments(sources).flatMap(({ document }) =>
      document.kind === 'site' && document.theme ? [document.theme] : [],
    )[0];
    const html = await galleryPage({
      folder: extensionsFolder(terminal),
      cache: siteFolder(terminal.folder, terminal.environment).builtExtensions,
      build: islandsFolder,
      rendering,
      theme,
    });
    const file = resolve(terminal.folder, text('to') ?? '.waymark/gallery.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    terminal.out(`Wrote ${relative(terminal.folder, file)}.\n`);
    return 0;
  },
};
