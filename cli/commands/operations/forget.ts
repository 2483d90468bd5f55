import { siteFolder } from '#server/site-folder';
import { authorOf, authorOption, withStore } from '../../store/open-configured-store.ts';
import type { Command } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';

const mostInput = 1000;

/** Removes all stored data of one visitor. */
export const forget: Command = {
  arguments: '<id>',
  options: { author: authorOption },
  details:
    'The id is the value of the session cookie, the transaction id of a call or the run (as `waymark submissions` and ' +
    '`waymark outbox` list them), or a reference that a service has answered. `-` reads it from standard input. Answers, ' +
    'what was sent and calls that have not been made go; that a form was sent, when, and transaction ids of calls without ' +
    'an outcome stay. Backups and the services that were called keep what they have.',
  run: async (invocation) => {
    const { positionals, terminal } = invocation;
    const [given] = positionals;
    const identifier = given === '-' ? (await terminal.input(mostInput)).toString('utf8').trim() : given;
    if (!identifier) throw new UsageError('Say whom to forget.');
    const author = authorOf(invocation);
    const { configuredSecrets, deriveKeyRing, forgetVisitor } = await import('#server');
    const { environment, folder } = terminal;
    const secrets = configuredSecrets(environment, siteFolder(folder, environment).keys);
    if ('mistake' in secrets) throw new UsageError(secrets.mistake);
    if (secrets.value === undefined)
      terminal.err(
        'WAYMARK_SECRET is not set: references and calls that have answered cannot be looked for.\n',
      );
    const keys = secrets.value && deriveKeyRing(secrets.value, 'submission');
    return await withStore(terminal, async ({ database }) => {
      const done = await forgetVisitor(database, { identifier, keys, author, now: terminal.now() });
      switch (done.outcome) {
        case 'forgotten': {
          const { sessions, submissions, calls } = done.forgotten;
          terminal.out(
            `Removed: answers to ${sessions} journeys, the bodies of ${submissions} submissions, ${calls} calls that had not been made.\n`,
          );
          if (submissions > 0) terminal.out('That the submissions were made is still known.\n');
          return 0;
        }
        case 'not-found':
          terminal.err('Nothing is kept under that id.\n');
          return 1;
        case 'ambiguous':
          terminal.err(`${done.visitors} visitors go by that id: give the transaction id of a call.\n`);
          return 1;
        case 'busy':
          terminal.err('A form of this visitor is being sent: try again in a moment.\n');
          return 1;
      }
    });
  },
};
