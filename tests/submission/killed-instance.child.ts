// Run by a test in a process of its own: an instance that handles one press and hangs in a call until it is
// killed.

import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { openInstance } from '../support/instances/instance.ts';

const [databaseUrl = '', sandboxUrl = '', leaseMs = '', cookie = '', journey = '', step = '', entries = ''] =
  process.argv.slice(2);
const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const instance = await openInstance({ databaseUrl, sandboxUrl, releases, leaseMs: Number(leaseMs) });
await instance.press(journey, step, JSON.parse(entries), { cookie, accept: 'application/json' });
