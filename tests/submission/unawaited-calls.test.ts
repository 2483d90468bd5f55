import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { type RefusedWrite, refuseWrites } from '../support/databases/refuse-writes.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { type Instance, openInstance, today } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { newVisitor } from '../support/instances/visitors.ts';
import { existingCustomer, goUpToLast, homeJourney, lastOf } from '../support/journeys/home-sign-up.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const ticketPath = '/api/zendesk/updateticket';
/** Short, so that no test waits for long until a killed instance counts as dead. */
/** Lease of instances that are killed. Others have the usual lease, so that a busy machine does not make them look dead. */
const leaseMs = 1000;
const pollMs = 250;
const [last, filled] = lastOf(existingCustomer);

describe.each(databasesForLongTests)('a call that nobody waits for, on $name,', ({ create }) => {
  let sandbox: RunningSandbox;
  let databaseUrl: string;
  let instance: Instance;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
    databaseUrl = await create();
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    sandbox.state.reset();
    instance = await startInstance({
      databaseUrl,
      sandboxUrl: sandbox.url,
      releases,
      makesUnawaitedCalls: false,
    });
    await instance.forgetUnawaited();
  });

  const updates = () =>
    sandbox.state.journal
      .received()
      .map(({ reception }) => reception)
      .filter(({ path }) => path === ticketPath);
  const transactionIds = () => new Set(updates().map(({ headers }) => headers['x-transaction-id']));

  /** Signs up on an instance in a process of its own; that is left running. */
  async function signUpElsewhere(sends: 'sends' | 'keeps', replied: boolean) {
    const visitor = newVisitor(homeJourney, [instance]);
    const run = await goUpToLast(visitor, existingCustomer);
    const entries = JSON.stringify([['_run', run], ...filled]);
    const settings = [
      databaseUrl,
      sandbox.url,
      String(leaseMs),
      sends,
      visitor.cookie,
      homeJourney,
      last,
      entries,
    ];
    const child = spawn(process.execPath, [
      join(import.meta.dirname, 'unawaited-instance.child.ts'),
      ...settings,
    ]);
    if (replied) expect(String(await once(child.stdout, 'data'))).toContain('"accepted"');
    else await expect.poll(() => updates().length).toBe(1);
    return child;
  }

  async function kill(child: ReturnType<typeof spawn>): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Lets another instance look after what is left, and waits until nothing is. */
  async function leaveToAnother(): Promise<void> {
    const other = await openInstance({ databaseUrl, sandboxUrl: sandbox.url, releases, pollMs });
    await expect.poll(() => other.listUnsent()).toEqual([]);
    await other.close();
  }

  it.each<RefusedWrite & { readonly title: string }>([
    { table: 'submissions', event: 'update', when: "new.state = 'finished'", title: 'the submission ends' },
    { table: 'outbox', event: 'insert', when: '1 = 1', title: 'the call is kept' },
  ])(
    'is kept together with the end of its submission: neither is when the database fails as $title',
    async (write) => {
      const visitor = newVisitor(homeJourney, [instance]);
      const run = await goUpToLast(visitor, existingCustomer);
      const allow = await refuseWrites(databaseUrl, write);
      await expect(visitor.press(last, run, filled)).rejects.toThrow();
      expect(await instance.listUnsent()).toEqual([]);
      expect(await visitor.open(last)).toMatchObject({ shown: 'step' });
      await allow();
      expect(await visitor.press(last, run, filled)).toMatchObject({ outcome: 'accepted' });
      expect(await instance.listUnsent()).toHaveLength(1);
    },
  );

  it('is made by another instance when its own is killed as soon as it is written down', async () => {
    await kill(await signUpElsewhere('keeps', true));
    expect(updates()).toHaveLength(0);
    const [kept] = await instance.listUnsent();
    expect(kept).toMatchObject({ operation: 'update-ticket', state: 'waiting', attempts: 0 });
    await leaveToAnother();
    expect(updates()).toHaveLength(1);
    expect(transactionIds()).toEqual(new Set([kept?.transactionId]));
    expect(sandbox.state.tickets.all()).toMatchObject([{ updates: [expect.anything()] }]);
  });

  it('is made again under the same transaction id when its instance is killed while making it', async () => {
    sandbox.state.faults.replace([{ service: 'site-api', path: ticketPath, kind: 'unheard', times: 1 }]);
    await kill(await signUpElsewhere('sends', false));
    await leaveToAnother();
    expect(updates()).toHaveLength(2);
    expect(transactionIds().size).toBe(1);
  });

  it('is made once by three instances, and not again by a press made again', async () => {
    const visitor = newVisitor(homeJourney, [instance]);
    const run = await goUpToLast(visitor, existingCustomer);
    await visitor.press(last, run, filled);
    expect((await instance.listUnsent()).length).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 3 }, () =>
        openInstance({ databaseUrl, sandboxUrl: sandbox.url, releases, pollMs }),
      ),
    );
    await Promise.all(others.map(({ outbox }) => outbox.whenIdle()));
    await visitor.press(last, run, filled);
    await Promise.all(others.map(({ outbox }) => outbox.whenIdle()));
    expect(updates()).toHaveLength(1);
    await Promise.all(others.map((other) => other.close()));
  });
});
