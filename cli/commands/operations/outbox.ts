import { withStore } from '../../store/open-configured-store.ts';
import { type Command, jsonOption, jsonText } from '../../terminal/command.ts';

const mostListed = 1000;

/** Lists the calls of the outbox that are still to be made, or makes one again. */
export const outbox: Command = {
  options: {
    retry: { type: 'string', value: 'id', help: 'Have the call of that transaction id made again.' },
    json: jsonOption,
  },
  details:
    'A call that fails is made again for a day, less and less often, and then given up; one that is refused is given up ' +
    'at once. --retry puts it back, and a running instance makes it under the same transaction id.',
  run: async ({ text, flag, terminal }) => {
    const { listUnsentCalls, retryGivenUpCall } = await import('#server');
    return await withStore(terminal, async ({ database }) => {
      const id = text('retry');
      if (id !== undefined) {
        if (await retryGivenUpCall(database, id)) return 0;
        terminal.err(`No call that was given up has the transaction id "${id}".\n`);
        return 1;
      }
      const calls = await listUnsentCalls(database, mostListed);
      if (flag('json')) terminal.out(jsonText(calls));
      else {
        for (const { state, createdAt, operation, transactionId, attempts, reason } of calls) {
          const at = new Date(createdAt).toISOString();
          terminal.out(
            `${state.padEnd(8)}  ${at}  ${operation}  ${transactionId}  ${attempts} tries  ${reason}\n`,
          );
        }
      }
      return calls.some(({ state }) => state === 'given-up') ? 1 : 0;
    });
  },
};
