import { applyExtensionSchemas, applyOperators, readExtensions } from '#server/extensions';
import { siteFolder } from '#server/site-folder';
import { extensionsFolder } from '../../sources/public-files.ts';
import { foldersOf, readSources } from '../../sources/read-sources.ts';
import { readableDocuments } from '../../sources/readable-documents.ts';
import { untilChanged } from '../../sources/until-changed.ts';
import { withStore } from '../../store/open-configured-store.ts';
import type { Command, Invocation } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';
import { publishAsked } from '../releases/publish.ts';
import { startOwnSandbox } from './sandbox.ts';
import { portOption, start } from './start.ts';

/** Serves the site of this folder and publishes its documents whenever they are saved. */
export const dev: Command = {
  options: { port: portOption },
  details: `Documents go live as they are saved, on the store of this folder: for writing, not for a site that visitors see.
Errors are shown and keep what was live; warnings are accepted (\`waymark check\` lists them). A document whose file
is gone goes, too. People work on the site at /studio, unless WAYMARK_STUDIO=off. Modules of the site's own (docs/extensions.md) are compiled again when they are saved. If the folder
has sandbox/start.js, that program is started at SANDBOX_PORT (4600) and stands in for the services of the documents,
service "x" at "/x", unless WAYMARK_SERVICES or WAYMARK_SANDBOX is set.`,
  run: async (invocation) => {
    const { terminal } = invocation;
    const { sources } = await readSources([], terminal, { mayBeEmpty: true });
    process.env.WAYMARK_STUDIO ??= 'on';
    startOwnSandbox(readableDocuments(sources), terminal);
    await start.run(invocation);
    for (;;) {
      const extensions = extensionsFolder(terminal);
      const found = readExtensions(extensions);
      const own = [...found.extensions, ...found.operators].map(({ folder }) => folder);
      const changed = untilChanged([...(await foldersOf([], terminal)), ...own]);
      applyExtensionSchemas(extensions);
      await applyOperators(extensions, siteFolder(terminal.folder, terminal.environment).builtExtensions);
      await publishAsked(saved(invocation), 'all', (work) => withStore(terminal, work)).catch((error) => {
        if (!(error instanceof UsageError)) throw error;
        terminal.err(`waymark: ${error.message}\n`);
      });
      await changed;
    }
  },
};

/** A call of `waymark publish` for all that was saved. */
function saved({ terminal }: Invocation): Invocation {
  const options: Readonly<Record<string, string>> = {
    message: 'Saved',
    author: terminal.user ?? 'dev',
    remove: '',
  };
  return {
    positionals: [],
    text: (option) => options[option],
    texts: () => [],
    flag: () => false,
    terminal: { ...terminal, out: (line) => !line.startsWith('Nothing has changed') && terminal.out(line) },
  };
}
