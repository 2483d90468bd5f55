import { siteProgram } from '../../built-program.ts';
import type { Command } from '../../terminal/command.ts';

export const portOption = {
  type: 'string',
  short: 'p',
  value: 'number',
  help: 'Port the site listens on, instead of PORT or 3000.',
} as const;

/** Serves the site of this folder. */
export const start: Command = {
  options: { port: portOption },
  details: `The store of the folder is filled with its documents when it is empty. Later changes go live with
\`waymark publish\`, or as they are saved with \`waymark dev\`. Settings are variables of the environment (docs/configuration.md); with WAYMARK_STUDIO=on people work on the site at /studio.`,
  run: async ({ text, terminal }) => {
    const port = text('port');
    Object.assign(process.env, { NODE_ENV: 'production', ...(port !== undefined && { PORT: port }) });
    // Goes on until a signal ends the process.
    await import(siteProgram());
    const address = `http://localhost:${process.env.PORT || 3000}`;
    const what =
      process.env.WAYMARK_STUDIO === 'alone'
        ? `The studio is at ${address}/studio`
        : `Waymark is at ${address}`;
    terminal.out(`\n  ${what}  (Ctrl-C stops it)\n\n`);
    return 0;
  },
};

/** Runs the studio of this folder's site in a process that has nothing for visitors. */
export const studio: Command = {
  options: { port: portOption },
  details: `It answers /studio, and previews of what is changed there, on the store of the site (DATABASE_URL) and with its
secrets; visitors are served by other processes, whose WAYMARK_STUDIO stays off. Put it behind a proxy that speaks
https, on a network of the people who work there (docs/running-the-studio.md).`,
  run: async (invocation) => {
    process.env.WAYMARK_STUDIO = 'alone';
    return await start.run(invocation);
  },
};
