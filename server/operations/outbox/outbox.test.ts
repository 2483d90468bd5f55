import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasesForLongTests } from '../../../tests/support/databases/databases.ts';
import { deleteExpired } from '../../../tests/support/databases/delete-expired.ts';
import { deriveKeyRing } from '../../keys/key-ring.ts';
import { type Database, openDatabase } from '../../store/database/database.ts';
import { createOutbox, type Outbox, type OutboxCall, type SendCall, type Sending } from './outbox.ts';
import { listUnsentCalls, retryGivenUpCall } from './outbox-rows.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const call: OutboxCall = { transactionId: 'id-1', operation: 'bake', content: { name: 'Ada Lovelace' } };
const refused: Sending = { outcome: 'failed', reason: 'status 422', isFinal: true };
const away: Sending = { outcome: 'failed', reason: 'timeout', isFinal: false };

describe.each(databasesForLongTests)('the outbox on $name', ({ create }) => {
  let database: Database;
  let clock: number;
  let sent: OutboxCall[];
  let logged: string[];
  const open: Outbox[] = [];

  beforeEach(async () => {
    const log = { info: () => {}, warn: () => {} };
    database = await openDatabase(await create(), log);
    clock = Date.UTC(2030, 0, 1);
    sent = [];
    logged = [];
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.stop()));
    await database.close();
  });

  /** An instance that answers calls with `answer`, and looks for them only on demand. */
  function outbox(answer: (call: OutboxCall) => Sending | Promise<Sending>, secret = 'a'.repeat(32)): Outbox {
    const log = {
      info: () => {},
      warn: (_: object, message: string) => logged.push(`warn ${message}`),
      error: (_: object, message: string) => logged.push(`error ${message}`),
    };
    const keys = deriveKeyRing([secret], 'outbox');
    const made = createOutbox({ database, keys, log, pollMs: day, leaseMs: 3000, now: () => clock });
    const send: SendCall = async (given) => {
      sent.push(given);
      return await answer(given);
    };
    made.start(send);
    open.push(made);
    return made;
  }
  const unsent = () => listUnsentCalls(database, 10);

  it('makes a call once, as it was given, and keeps nothing of it', async () => {
    const ours = outbox(() => ({ outcome: 'sent' }));
    await ours.put(call);
    await ours.put(call);
    await ours.whenIdle();
    await ours.put(call);
    await ours.whenIdle();
    expect(sent).toEqual([call]);
    expect(await unsent()).toEqual([]);
    const rows = await database.query.selectFrom('outbox').selectAll().execute();
    expect(rows).toMatchObject([{ state: 'sent', content: '' }]);
  });

  it('seals what a call is made of', async () => {
    await outbox(() => away).put(call);
    const rows = await database.query.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Lovelace');
  });

  it('makes a call that failed again under the same id, later each time, and gives it up after a day', async () => {
    const ours = outbox(() => away);
    await ours.put(call);
    await ours.whenIdle();
    expect(sent).toHaveLength(1);
    await ours.whenIdle();
    expect(sent).toHaveLength(1);
    clock += 10_000;
    await ours.whenIdle();
    expect(sent).toHaveLength(2);
    expect(await unsent()).toMatchObject([{ state: 'waiting', attempts: 2, reason: 'timeout' }]);
    for (let turn = 0; turn < 24 * 60; turn++) {
      clock += minute;
      await ours.whenIdle();
    }
    expect(sent.length).toBeGreaterThan(50);
    expect(new Set(sent.map(({ transactionId }) => transactionId))).toEqual(new Set(['id-1']));
    expect(await unsent()).toMatchObject([{ state: 'given-up', operation: 'bake', reason: 'timeout' }]);
    expect(logged.filter((line) => line.startsWith('error'))).toHaveLength(1);
  });

  it('gives up at once what is refused, until an operator has it made again', async () => {
    let answer: Sending = refused;
    const ours = outbox(() => answer);
    await ours.put(call);
    await ours.whenIdle();
    clock += day;
    await ours.whenIdle();
    expect(sent).toHaveLength(1);
    expect(await unsent()).toMatchObject([{ state: 'given-up', reason: 'status 422' }]);
    expect(await retryGivenUpCall(database, 'another', clock)).toBe(false);
    expect(await retryGivenUpCall(database, 'id-1', clock)).toBe(true);
    answer = { outcome: 'sent' };
    await ours.whenIdle();
    expect(sent).toEqual([call, call]);
    expect(await unsent()).toEqual([]);
  });

  it('leaves a call to the instance that is making it, until that shows no sign of life', async () => {
    let end: (sending: Sending) => void = () => undefined;
    const slow = outbox(() => new Promise((resolve) => { end = resolve; })); // biome-ignore format: one line
    await slow.put(call);
    await expect.poll(() => sent.length).toBe(1);
    const other = outbox(() => ({ outcome: 'sent' }));
    await other.whenIdle();
    expect(sent).toHaveLength(1);
    clock += 3001;
    await other.whenIdle();
    expect(sent).toEqual([call, call]);
    end(refused);
    await slow.whenIdle();
    expect(await unsent()).toEqual([]);
  });

  it('makes eight calls at once, and the next as soon as one of them has ended', async () => {
    const ends: (() => void)[] = [];
    const ours = outbox(() => new Promise((resolve) => { ends.push(() => resolve({ outcome: 'sent' })); })); // biome-ignore format: one line
    for (let number = 0; number < 10; number++) await ours.put({ ...call, transactionId: `id-${number}` });
    await expect.poll(() => sent.length).toBe(8);
    ends[0]?.();
    await expect.poll(() => sent.length).toBe(9);
    ends[1]?.();
    await expect.poll(() => sent.length).toBe(10);
    for (const end of ends) end();
    await ours.whenIdle();
    expect(await unsent()).toEqual([]);
  });

  it('makes no further call once it is stopped, and waits for those on their way', async () => {
    let end: (sending: Sending) => void = () => undefined;
    const ours = outbox(() => new Promise((resolve) => { end = resolve; })); // biome-ignore format: one line
    await ours.put(call);
    await expect.poll(() => sent.length).toBe(1);
    let isStopped = false;
    const stopped = ours.stop().then(() => {
      isStopped = true;
    });
    await ours.put({ ...call, transactionId: 'id-2' });
    expect(isStopped).toBe(false);
    end({ outcome: 'sent' });
    await stopped;
    expect(sent).toHaveLength(1);
    expect(await unsent()).toMatchObject([{ transactionId: 'id-2', attempts: 0 }]);
  });

  it('gives up a call that was sealed under a secret that is gone', async () => {
    const ours = outbox(() => away);
    await ours.put(call);
    await ours.stop();
    clock += minute;
    const other = outbox(() => ({ outcome: 'sent' }), 'b'.repeat(32));
    await other.whenIdle();
    expect(await unsent()).toMatchObject([{ state: 'given-up', reason: expect.stringContaining('secret') }]);
  });

  it('forgets after ninety days what it has made or given up', async () => {
    const ours = outbox(() => refused);
    await ours.put(call);
    await ours.whenIdle();
    clock += 89 * day;
    expect(await deleteExpired(database, clock)).toMatchObject({ outbox: 0 });
    clock += 2 * day;
    expect(await deleteExpired(database, clock)).toMatchObject({ outbox: 1 });
  });
});
