import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests, temporaryFolder } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { type Instance, openInstance, today } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { newVisitor } from '../support/instances/visitors.ts';
import { orderOf, ordersSent, thanksPath } from '../support/journeys/gas-order.ts';
import { goUpToLast, homeJourney, lastOf, newCustomer } from '../support/journeys/home-sign-up.ts';
import { cleanUpAfterTest } from '../support/running/cleanup.ts';
import { waymark } from '../support/running/fake-terminal.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
});
afterAll(() => sandbox.close());

it.each(databasesForLongTests)(
  'A backup of $name made under load and restored elsewhere lets visitors go on, and makes no order twice',
  async ({ create }) => {
    const folder = temporaryFolder();
    const databaseUrl = await create();
    const first = await openInstance({ databaseUrl, sandboxUrl: sandbox.url, releases });
    const instances: Instance[] = [first];
    const joining = newVisitor(homeJourney, instances);
    const form = await goUpToLast(joining, newCustomer);
    const ordering = newVisitor('gas-order', instances);
    const order = await ordering.formOf('order');
    expect(await ordering.press('order', order, orderOf())).toMatchObject({ location: thanksPath });

    const load = placeOrders(databaseUrl);
    await ordersPlaced(load, 3);
    const backup = { folder, environment: { DATABASE_URL: databaseUrl } };
    expect(await waymark(['backup', 'copy.db'], backup)).toMatchObject({ exitCode: 0, err: '' });
    await ordersPlaced(load, 2);
    load.kill('SIGKILL');
    await once(load, 'exit');
    await first.close();

    const copy = join(folder, 'copy.db');
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(await waymark(['backup', 'copy.db'], backup)).toMatchObject({ exitCode: 2 });
    const elsewhere = await create();
    const restore = { folder, environment: { DATABASE_URL: elsewhere } };
    expect(await waymark(['restore', 'copy.db'], restore)).toMatchObject({ exitCode: 0, err: '' });
    instances[0] = await startInstance({ databaseUrl: elsewhere, sandboxUrl: sandbox.url, releases });

    const before = ordersSent(sandbox).length;
    expect(await ordering.press('order', order, orderOf())).toMatchObject({ location: thanksPath });
    expect(ordersSent(sandbox)).toHaveLength(before);
    const [last, filled] = lastOf(newCustomer);
    expect(await joining.open(last)).toMatchObject({ shown: 'step' });
    expect(await joining.press(last, form, filled)).toMatchObject({ outcome: 'accepted' });
  },
);

type Load = ChildProcessByStdio<null, Readable, null>;

/** Has orders placed in a process of its own. */
function placeOrders(databaseUrl: string): Load {
  const program = join(import.meta.dirname, 'ordering-instance.child.ts');
  const load = spawn(process.execPath, [program, databaseUrl, sandbox.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUpAfterTest(() => void load.kill('SIGKILL'));
  return load;
}

async function ordersPlaced(load: Load, count: number): Promise<void> {
  let placed = 0;
  for await (const lines of load.stdout.iterator({ destroyOnReturn: false })) {
    placed += String(lines).match(/accepted/g)?.length ?? 0;
    if (placed >= count) return;
  }
}
