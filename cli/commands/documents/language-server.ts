import type { Command } from '../../terminal/command.ts';

/** Serves an editor over standard input and output until it ends the session. */
export const languageServer: Command = {
  options: {
    stdio: { type: 'boolean', help: 'Use standard input and output, which it always does.' },
  },
  details: `An editor starts it in the folder of the site; docs/editors.md says how. The documents are those of the site,
or of the folder named by WAYMARK_PAGES, with what is not saved yet in place of what is.`,
  run: async ({ terminal }) => {
    const { serve } = await import('../../language-server/serve.ts');
    return await serve(terminal);
  },
};
