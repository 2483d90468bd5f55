import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasesForLongTests } from '../../tests/support/databases/databases.ts';
import { deleteExpired } from '../../tests/support/databases/delete-expired.ts';
import { recordingLog } from '../../tests/support/databases/stores.ts';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { type Database, openDatabase } from '../store/database/database.ts';
import type { CallResult, Submission } from './submission.ts';
import { createSubmissions, type Press, type Submissions, type SubmissionsOptions } from './submissions.ts';

const secret = 'a secret of the bakery that is long enough';
const press: Press = { journey: 'order', run: 'run-1', step: 'pay', content: 'two rye loaves' };
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

/** A call of an operation; another input makes it another call. */
const of = (operation: string, bread = 'rye') => ({ operation, key: '/0', input: { bread } });
const hour = 3_600_000;

describe.each(databasesForLongTests)('submissions on $name', ({ create }) => {
  let url: string;
  const open: Database[] = [];
  beforeEach(async () => {
    url = await create();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((database) => database.close()));
  });

  /** Another instance of the site, with its own connection. */
  async function instance(options: Partial<SubmissionsOptions> = {}): Promise<Submissions> {
    const database = await openDatabase(url, recordingLog());
    open.push(database);
    return createSubmissions({
      database,
      keys: deriveKeyRing([secret], 'submission'),
      lifetimeMs: hour,
      ...options,
    });
  }

  /** Number of submissions that are deleted at that time. */
  async function expired(now: number): Promise<number | undefined> {
    const [database] = open;
    return database && (await deleteExpired(database, now)).submissions;
  }

  async function mine(submissions: Submissions, of: Press = press): Promise<Submission> {
    const begun = await submissions.begin(of);
    if (begun.outcome !== 'mine') throw new Error(`Expected to own the submission, found ${begun.outcome}.`);
    return begun.submission;
  }

  it('is done again where the press says so, but for the calls that have answered', async () => {
    const submissions = await instance();
    const sent: string[] = [];
    const pressed = (mayRepeat?: () => Promise<boolean>) =>
      submissions.submitOnce({ ...press, ...(mayRepeat && { mayRepeat }) }, async ({ call, attempt }) => {
        await call(of('create'), async (id) => {
          sent.push(id);
          return { state: 'answered', answer: 'made' };
        });
        return { outcome: 'finished', result: attempt };
      });
    expect(await pressed()).toEqual({ outcome: 'finished', result: 1, isSame: true, isOwn: true });
    expect(await pressed(async () => false)).toEqual({
      outcome: 'finished',
      result: 1,
      isSame: true,
      isOwn: false,
    });
    expect(await pressed(async () => true)).toEqual({
      outcome: 'finished',
      result: 2,
      isSame: true,
      isOwn: true,
    });
    expect(await pressed()).toEqual({ outcome: 'finished', result: 2, isSame: true, isOwn: false });
    expect(sent).toEqual([uuid]);
  });

  it('sends once and answers all ten presses on ten instances the same', async () => {
    const instances = await Promise.all(Array.from({ length: 10 }, () => instance()));
    let sent = 0;
    const outcomes = await Promise.all(
      instances.map((each) =>
        each.submitOnce(press, async ({ call }) => {
          const order = await call(of('create'), async () => {
            sent++;
            await sleep(150);
            return { state: 'answered', answer: { order: 4711 } };
          });
          return { outcome: 'finished', result: order };
        }),
      ),
    );
    expect(sent).toBe(1);
    const done = {
      outcome: 'finished',
      result: { state: 'answered', answer: { order: 4711 } },
      isSame: true,
    };
    expect(outcomes).toMatchObject(Array(10).fill(done));
    expect(outcomes.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  });

  it('answers a press made later with the outcome of the first', async () => {
    const submissions = await instance();
    await submissions.submitOnce(press, async () => ({ outcome: 'finished', result: 'baked' }));
    const later = await (await instance()).submitOnce(press, () => expect.unreachable('It is done already.'));
    expect(later).toEqual({ outcome: 'finished', result: 'baked', isSame: true, isOwn: false });
  });

  it('answers presses that waited for a failing attempt with its failure, and lets a later press try again', async () => {
    const instances = await Promise.all(Array.from({ length: 10 }, () => instance()));
    const attempts: number[] = [];
    const fail = async ({ attempt }: Submission) => {
      attempts.push(attempt);
      await sleep(150);
      return { outcome: 'failed', result: 'The oven is cold.' } as const;
    };
    const outcomes = await Promise.all(instances.map((each) => each.submitOnce(press, fail)));
    expect(outcomes).toMatchObject(Array(10).fill({ outcome: 'failed', result: 'The oven is cold.' }));
    expect(outcomes.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(attempts).toEqual([1]);

    const again = await (await instance()).submitOnce(press, async () => ({
      outcome: 'finished',
      result: 'baked',
    }));
    expect(again).toEqual({ outcome: 'finished', result: 'baked', isSame: true, isOwn: true });
  });

  /** Submits bread: validates it, then creates it with the given outcome. Returns each call that was sent. */
  async function bake(submissions: Submissions, bread: string, created: CallResult['state']) {
    const sent: object[] = [];
    const send = (operation: string, state: CallResult['state']) => async (id: string, input: object) => {
      sent.push({ operation, id, ...input });
      return { state, answer: 'bread' };
    };
    const ended = await submissions.submitOnce({ ...press, content: bread }, async ({ call }) => {
      await call(of('validate', bread), send('validate', 'answered'));
      const { state } = await call(of('create', bread), send('create', created));
      return { outcome: state === 'answered' ? 'finished' : 'failed', result: bread };
    });
    return { sent, ended };
  }

  it('does not repeat a call that has answered when a failed press is made again, and keeps the id of one that failed', async () => {
    const submissions = await instance();
    const { sent } = await bake(submissions, 'rye', 'failed');
    const again = await bake(submissions, 'rye', 'answered');
    expect(again.ended).toMatchObject({ outcome: 'finished', result: 'rye' });
    expect(again.sent).toEqual(sent.slice(1));
  });

  it('repeats what may have been done with its first id and input, whatever is submitted now', async () => {
    const submissions = await instance();
    const { sent } = await bake(submissions, 'rye', 'unknown');
    for (const state of ['failed', 'unknown', 'answered'] as const) {
      const again = await bake(submissions, state, state);
      expect(again.sent, state).toEqual([{ ...sent[1], bread: 'rye' }]);
    }
  });

  it.each(['failed', 'refused'] as const)(
    'sends what was %s with other input as another call',
    async (state) => {
      const submissions = await instance();
      const { sent } = await bake(submissions, 'rye', state);
      const again = await bake(submissions, 'bun', 'answered');
      expect(again.sent).toEqual([{ operation: 'create', id: uuid, bread: 'bun' }]);
      expect(again.sent).not.toMatchObject([{ id: (sent[1] as { id: string }).id }]);
    },
  );

  it('takes a repeat that is turned down for what became of the first', async () => {
    const submissions = await instance();
    await bake(submissions, 'rye', 'unknown');
    await bake(submissions, 'rye', 'refused');
    expect((await bake(submissions, 'bun', 'answered')).sent).toMatchObject([{ bread: 'bun' }]);
  });

  it('begins anew when something else is submitted', async () => {
    const submissions = await instance();
    await submissions.submitOnce(press, async ({ call }) => {
      await call(of('create'), async () => ({ state: 'answered', answer: 'rye' }));
      return { outcome: 'finished', result: 'rye' };
    });
    const other = await submissions.submitOnce(
      { ...press, content: 'one bun' },
      async ({ journal, attempt }) => {
        expect([journal.size, attempt]).toEqual([0, 2]);
        return { outcome: 'finished', result: 'bun' };
      },
    );
    expect(other).toEqual({ outcome: 'finished', result: 'bun', isSame: true, isOwn: true });
  });

  it('keeps steps and runs apart', async () => {
    const submissions = await instance();
    await submissions.submitOnce(press, async () => ({ outcome: 'finished', result: 'baked' }));
    for (const other of [
      { ...press, step: 'review' },
      { ...press, run: 'run-2' },
      { ...press, journey: 'callback' },
    ]) {
      expect((await submissions.begin(other)).outcome).toBe('mine');
    }
  });

  it('waits no longer than told', async () => {
    await mine(await instance());
    // Nobody ends the other press: without a limit this would wait forever.
    expect(await (await instance({ waitMs: 200 })).begin(press)).toEqual({ outcome: 'busy' });
  });

  it('keeps what calls answered unreadable in the database', async () => {
    const submissions = await instance();
    await submissions.submitOnce(press, async ({ call }) => {
      await call(of('create'), async () => ({ state: 'answered', answer: 'Ann lives at 1 Mill Lane' }));
      return { outcome: 'finished', result: 'Dear Ann' };
    });
    const rows = JSON.stringify(await open[0]?.query.selectFrom('submissions').selectAll().execute());
    for (const secretText of ['Mill Lane', 'Dear Ann', 'two rye loaves'])
      expect(rows).not.toContain(secretText);
  });

  it('is waited for, for a while, by whoever waits until none of its run is in progress', async () => {
    const submissions = await instance({ waitMs: 100 });
    expect(await submissions.waitUntilIdle([])).toBe(true);
    const begun = await submissions.begin(press);
    if (begun.outcome !== 'mine') throw new Error('The press does not begin.');
    expect(await submissions.waitUntilIdle(['another run'])).toBe(true);
    expect(await submissions.waitUntilIdle(['another run', press.run])).toBe(false);
    const waiting = submissions.waitUntilIdle([press.run]);
    await begun.submission.end('failed', undefined);
    expect(await waiting).toBe(true);
  });

  it('forgets what is personal soon after a session would have ended, and that it was done much later', async () => {
    let now = Date.now();
    const submissions = await instance({ now: () => now, memoryMs: 100 * hour });
    await bake(submissions, 'rye', 'answered');
    now += 2 * hour - 1;
    expect(await expired(now)).toBe(0);
    expect(await submissions.findFinished({ ...press, content: 'rye' })).toMatchObject({
      result: 'rye',
      isSame: true,
    });
    now += 1;
    expect(await expired(now)).toBe(0);
    const rows = await open[0]?.query.selectFrom('submissions').selectAll().execute();
    expect(rows).toMatchObject([
      { run: 'run-1', state: 'finished', journal: '', outcome: null, fingerprint: '' },
    ]);
    expect(await submissions.begin({ ...press, content: 'rye', mayRepeat: async () => false })).toEqual({
      outcome: 'finished',
      result: undefined,
      isSame: false,
    });
    now += 98 * hour;
    expect(await expired(now)).toBe(1);
    expect((await submissions.begin(press)).outcome).toBe('mine');
  });

  it('forgets a submission without calls as soon as what is personal', async () => {
    let now = Date.now();
    const submissions = await instance({ now: () => now });
    await submissions.submitOnce(press, async () => ({ outcome: 'finished', result: 'baked' }));
    now += 2 * hour;
    expect(await expired(now)).toBe(1);
  });

  it('ends together with what is kept besides, or not at all', async () => {
    const submissions = await instance();
    const broken = submissions.submitOnce(press, async () => ({
      outcome: 'finished',
      result: 'baked',
      save: () => Promise.reject(new Error('It cannot be kept.')),
    }));
    await expect(broken).rejects.toThrow('It cannot be kept.');
    expect(await submissions.findFinished(press)).toBeUndefined();
    await submissions.submitOnce(press, async ({ attempt }) => ({
      outcome: 'finished',
      result: attempt,
      save: async (connection) => {
        await connection.insertInto('pointers').values({ name: 'kept', release_id: null }).execute();
      },
    }));
    expect(await submissions.findFinished(press)).toMatchObject({ result: 2 });
    const kept = await open[0]?.query.selectFrom('pointers').select('name').execute();
    expect(kept).toContainEqual({ name: 'kept' });
  });

  describe('when the owner is lost', () => {
    const program = join(import.meta.dirname, 'killed-owner.child.ts');

    it('goes on after kill -9 where the owner stopped, under the same transaction ids', async () => {
      const leaseMs = 1500;
      const waiter = await instance({ leaseMs });
      const child = spawn(process.execPath, [program, url, secret, String(leaseMs)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const sent: string[] = [];
      const lines = createInterface({ input: child.stdout }).on('line', (line) => sent.push(line));
      const exited = once(child, 'exit');
      while (sent.length < 2 && child.exitCode === null) await Promise.race([once(lines, 'line'), exited]);
      // The child hangs in the second call for longer than a lease: its heartbeat keeps the others waiting.
      const waiting = waiter.submitOnce(press, async ({ call, attempt }) => {
        await call(of('validate'), () => expect.unreachable('It has answered.'));
        await call(of('create'), async (transactionId) => {
          sent.push(`create ${transactionId}`);
          return { state: 'answered', answer: 'bread' };
        });
        return { outcome: 'finished', result: attempt };
      });
      await sleep(leaseMs * 1.5);
      expect(sent).toHaveLength(2);

      child.kill('SIGKILL');
      expect(await waiting).toEqual({ outcome: 'finished', result: 2, isSame: true, isOwn: true });
      expect(sent.map((line) => line.split(' ')[0])).toEqual(['validate', 'create', 'create']);
      expect(sent[2]).toBe(sent[1]);
    });

    it('gives the submission to one of ten presses', async () => {
      await mine(await instance({ leaseMs: 100 }));
      const instances = await Promise.all(Array.from({ length: 10 }, () => instance({ leaseMs: 5000 })));
      const attempts: number[] = [];
      await Promise.all(
        instances.map((each) =>
          each.submitOnce(press, async ({ attempt }) => {
            attempts.push(attempt);
            await sleep(50);
            return { outcome: 'finished', result: 'baked' };
          }),
        ),
      );
      expect(attempts).toEqual([2]);
    });

    it('stops an owner that was only slow before it sends anything more, and tells it what the other did', async () => {
      const slow = await instance({ leaseMs: 100 });
      const outcome = await slow.submitOnce(press, async ({ call }) => {
        const other = await mine(await instance({ now: () => Date.now() + 60_000 }));
        setTimeout(() => other.end('finished', 'done by the other'), 100);
        await call(of('create'), () => expect.unreachable('The other has it now.'));
        return { outcome: 'finished', result: 'never told' };
      });
      expect(outcome).toEqual({
        outcome: 'finished',
        result: 'done by the other',
        isSame: true,
        isOwn: false,
      });
    });

    it('lets the next press take up at once what broke by an error of ours', async () => {
      const submissions = await instance({ leaseMs: 60_000 });
      await expect(submissions.submitOnce(press, () => Promise.reject(new Error('a bug')))).rejects.toThrow(
        'a bug',
      );
      const again = await submissions.submitOnce(press, async ({ attempt }) => ({
        outcome: 'finished',
        result: attempt,
      }));
      expect(again).toEqual({ outcome: 'finished', result: 2, isSame: true, isOwn: true });
    });
  });
});
