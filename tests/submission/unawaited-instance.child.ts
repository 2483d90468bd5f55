// Run by a test in a process of its own: an instance that handles one press, stores its calls in the outbox,
// reports that and runs until it is killed.

import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { openInstance } from '../support/instances/instance.ts';

const [
  databaseUrl = '',
  sandboxUrl = '',
  leaseMs = '',
  sends = '',
  cookie = '',
  journey = '',
  step = '',
  entries = '',
] = process.argv.slice(2);
const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const options = { databaseUrl, sandboxUrl, releases, leaseMs: Number(leaseMs) };
const instance = await openInstance({ ...options, makesUnawaitedCalls: sends === 'sends' });
const headers = { cookie, accept: 'application/json' };
const reply = await instance.press(journey, step, JSON.parse(entries), headers);
process.stdout.write(await reply.text());
setInterval(() => undefined, 1000);
