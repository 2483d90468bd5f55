// Run by a test in its own process: does something to a store, and kills itself around one of its writes.
import type { KyselyPlugin } from 'kysely';
import { openStore } from './store.ts';

const [url = '', at = '', mostWrites = '0', act = 'publish', subject = ''] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {} };
const store = await openStore({ url, checkRelease: () => [], log, now: () => new Date(at) });
let writes = 0;

const kinds = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** Kills this process before the first write that is one too many. */
const killer: KyselyPlugin = {
  transformQuery({ node }) {
    if (kinds.has(node.kind)) {
      if (writes === Number(mostWrites)) process.kill(process.pid, 'SIGKILL');
      writes++;
    }
    return node;
  },
  transformResult: async ({ result }) => result,
};

Object.assign(store.database, { query: store.database.query.withPlugin(killer) });

/** The acts by name, each with the outcome that is printed. */
const acts = new Map<string, () => Promise<string | undefined>>([
  ['publish', async () => (await store.publishDue())?.outcome.outcome],
  [
    'rebase',
    async () => {
      const choices = new Map();
      return (await store.reviewing.rebase({ changeSet: subject, author: 'ann', choices })).outcome;
    },
  ],
  ['revert', async () => (await store.reviewing.revert({ release: subject, author: 'ann' })).outcome],
]);
process.stdout.write(`${await acts.get(act)?.()}\n`);
await store.close();
