// Run by a test in its own process: makes live what is due, and kills itself around one of its writes.
import type { KyselyPlugin } from 'kysely';
import { openStore } from './store.ts';

const [url = '', at = '', mostWrites = '0'] = process.argv.slice(2);
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
const due = await store.publishDue();
process.stdout.write(`${due?.outcome.outcome}\n`);
await store.close();
