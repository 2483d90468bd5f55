import { findRelease, nameRelease } from '../../store/find-release.ts';
import {
  acceptedCodes,
  acceptOption,
  authorOf,
  authorOption,
  siteOption,
  withReleases,
} from '../../store/open-configured-store.ts';
import { printUnaccepted, reportRefusal } from '../../store/report-refusal.ts';
import type { Command } from '../../terminal/command.ts';

/** Makes an earlier release live again. */
export const rollback: Command = {
  arguments: '[release]',
  options: {
    author: authorOption,
    accept: acceptOption,
    why: { type: 'string', value: 'text', help: 'Kept in the audit log; a site asks for it.' },
    site: siteOption,
  },
  details: `The release is checked by today's rules, as for \`waymark publish\`: an error refuses it, and so does a warning that the
live release does not have, until --accept names its code.`,
  run: async (invocation) => {
    const { positionals, text, terminal } = invocation;
    const why = text('why');
    const author = authorOf(invocation);
    return await withReleases(invocation, async (store) => {
      const [name] = positionals;
      const release = name === undefined ? {} : { release: (await findRelease(store, name)).id };
      const outcome = await store.rollback({
        ...release,
        author,
        accept: acceptedCodes(invocation),
        ...(why !== undefined && { why }),
      });
      switch (outcome.outcome) {
        case 'rolled-back':
          terminal.out(`Live again: ${nameRelease(outcome.release)}, "${outcome.release.message}".\n`);
          terminal.out('The folder of documents is as it was: `waymark pull` brings what is live into it.\n');
          return 0;
        case 'refused':
          return reportRefusal(outcome.problems, new Map(), terminal);
        case 'unaccepted':
          return printUnaccepted(outcome.problems, new Map(), terminal, 'Nothing was done');
        case 'conflict':
          terminal.err('Somebody else changed what is live in between; nothing was done.\n');
          return 1;
      }
    });
  },
};
