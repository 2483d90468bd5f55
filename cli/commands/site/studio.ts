import type { Command } from '../../terminal/command.ts';
import { portOption, start } from './start.ts';

/** Runs the studio of this folder's site in a process that has nothing for visitors. */
export const studio: Command = {
  options: { port: portOption },
  details: `It answers /studio, and previews of what is changed there, on the store of the site (DATABASE_URL) and with its
secrets; visitors are served by other processes, whose WAYMARK_STUDIO stays off. Put it behind a proxy that speaks
https, on a network of the people who work there (docs/studio.md).`,
  run: async (invocation) => {
    process.env.WAYMARK_STUDIO = 'alone';
    return await start.run(invocation);
  },
};
