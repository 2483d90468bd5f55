import { withStore } from '../../store/open-configured-store.ts';
import { type Command, jsonOption, jsonText } from '../../terminal/command.ts';

const mostListed = 1000;

/** Lists submissions whose outcome is unknown. */
export const submissions: Command = {
  options: { json: jsonOption },
  details:
    'Ask the service by the transaction id. A visitor who presses the button again has the very same call repeated under ' +
    'it; once that is answered the submission leaves this list.',
  run: async ({ flag, terminal }) => {
    const { listUnknownSubmissions } = await import('#server');
    return await withStore(terminal, async ({ database }) => {
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
