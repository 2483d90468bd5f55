import { foldersOf } from '../../sources/read-sources.ts';
import { untilChanged } from '../../sources/until-changed.ts';
import type { Command, Invocation } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';
import { publishAsked } from '../releases/publish.ts';
import { portOption, start } from './start.ts';

/** Serves the site of this folder and publishes its documents whenever they are saved. */
export const dev: Command = {
  options: { port: portOption },
  details: `Documents go live as they are saved, on the store of this folder: for writing, not for a site that visitors see.
Errors are shown and keep what was live; warnings are accepted (\`waymark check\` lists them). A document whose file
is gone goes, too.`,
  run: async (invocation) => {
    const { terminal } = invocation;
    await start.run(invocation);
    for (;;) {
      const changed = untilChanged(await foldersOf([], terminal));
      await publishAsked(saved(invocation), 'all').catch((error) => {
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
