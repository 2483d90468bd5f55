import type { SettleOutcome } from '#server';
import { siteFolder } from '#server/site-folder';
import { authorOf, authorOption, withStore } from '../../store/open-configured-store.ts';
import { type Command, jsonOption, jsonText } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';

const mostListed = 1000;

/** Lists submissions whose outcome is unknown, shows one, or settles it. */
export const submissions: Command = {
  arguments: '[id]',
  options: {
    arrived: { type: 'boolean', help: 'Settle it: the service has it. Nothing of it is sent again.' },
    'not-arrived': {
      type: 'boolean',
      help: 'Settle it: the service does not have it. The visitor may send corrected answers.',
    },
    why: { type: 'string', value: 'text', help: 'How that is known, for the audit log.' },
    author: authorOption,
    json: jsonOption,
  },
  details:
    'Ask the service by the transaction id. With the id, what was sent is shown if it is still kept. A visitor who ' +
    'presses the button again has the very same call repeated under it; once that is answered, or settled here, the ' +
    'submission leaves this list.',
  run: async (invocation) => {
    const { flag, text, terminal, positionals } = invocation;
    const [id] = positionals;
    const verdicts = (['arrived', 'not-arrived'] as const).filter((name) => flag(name));
    const [verdict] = verdicts;
    if (verdicts.length > 1) throw new UsageError('Say either --arrived or --not-arrived.');
    if (verdict && (id === undefined || text('why') === undefined)) {
      throw new UsageError('Give the transaction id, and say with --why how that is known.');
    }
    const {
      configuredSecrets,
      deriveKeyRing,
      listUnknownSubmissions,
      settleSubmission,
      showUnknownSubmission,
    } = await import('#server');
    const keys = () => {
      const { keys: keysFile } = siteFolder(terminal.folder, terminal.environment);
      const secrets = configuredSecrets(terminal.environment, keysFile);
      if ('mistake' in secrets) throw new UsageError(secrets.mistake);
      return secrets.value && deriveKeyRing(secrets.value, 'submission');
    };
    return await withStore(terminal, async ({ database }) => {
      if (id !== undefined && verdict) {
        const why = text('why') ?? '';
        const author = authorOf(invocation);
        const settled = { transactionId: id, verdict, why, author, keys: keys(), now: terminal.now() };
        const outcome = await settleSubmission(database, settled);
        if (outcome === 'settled') return 0;
        terminal.err(`${refusals[outcome]}\n`);
        return 1;
      }
      if (id !== undefined) {
        const calls = await showUnknownSubmission(database, id, keys());
        if (calls === undefined) terminal.err(`${refusals['not-found']}\n`);
        else terminal.out(jsonText(calls));
        return 1;
      }
      const found = await listUnknownSubmissions(database, mostListed);
      if (flag('json')) terminal.out(jsonText(found));
      else {
        for (const { beganAt, journey, step, state, calls } of found) {
          for (const { operation, transactionId } of calls) {
            const at = new Date(beganAt).toISOString();
            terminal.out(`${at}  ${journey}/${step}  ${state}  ${operation}  ${transactionId}\n`);
          }
        }
      }
      return found.length > 0 ? 1 : 0;
    });
  },
};

const refusals: { readonly [outcome in Exclude<SettleOutcome, 'settled'>]: string } = {
  'not-found': 'No submission whose outcome is unknown has a call with that transaction id.',
  busy: 'It is being sent at this moment: try again.',
  sealed: 'WAYMARK_SECRET is not set: it is needed to settle a submission whose content is still kept.',
};
