// Run by a test in a process of its own: an instance at which visitors order one after another, until it is
// killed.

import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { openInstance } from '../support/instances/instance.ts';
import { newVisitor } from '../support/instances/visitors.ts';
import { orderOf } from '../support/journeys/gas-order.ts';

const [databaseUrl = '', sandboxUrl = ''] = process.argv.slice(2);
const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const instance = await openInstance({ databaseUrl, sandboxUrl, releases });
for (;;) {
  const reply = await newVisitor('gas-order', [instance]).submit('order', orderOf());
  console.log(reply.outcome);
}
