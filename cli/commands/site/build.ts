import type { Command } from '../../terminal/command.ts';
import { check } from '../documents/check.ts';
import { schemas } from '../documents/schemas.ts';

/** Makes a site ready to be served elsewhere: its documents have no errors. */
export const build: Command = {
  details:
    'Documents are read when the site is served; modules of its own (docs/extensions.md) are compiled into .waymark/extensions.',
  run: async (invocation) => {
    const code = await check.run(invocation);
    return code === 0 ? await schemas.run(invocation) : code;
  },
};
