import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasesForLongTests } from '../../../tests/support/databases/databases.ts';
import { recordingLog } from '../../../tests/support/databases/stores.ts';
import { deriveKeyRing } from '../../keys/key-ring.ts';
import { createOutbox } from '../../operations/outbox/outbox.ts';
import { listAudit } from '../../store/audit.ts';
import { type Database, openDatabase } from '../../store/database/database.ts';
import { createSessions, type Sessions } from '../sessions.ts';
import { runAfter } from '../stored-state.ts';
import { createSubmissions, type Submissions } from '../submissions.ts';
import { forgetVisitor } from './forget-visitor.ts';

const hour = 3_600_000;
const secrets = ['an-invented-secret-for-tests-only-0123456789'] as const;
const keys = deriveKeyRing(secrets, 'submission');

describe.each(databasesForLongTests)('forgetting a visitor on $name', ({ create }) => {
  let database: Database;
  let now: number;
  let sessions: Sessions;
  let submissions: Submissions;

  beforeEach(async () => {
    now = Date.UTC(2030, 0, 1);
    database = await openDatabase(await create(), recordingLog());
    const options = { database, lifetimeMs: hour, now: () => now };
    sessions = createSessions({ ...options, keys: deriveKeyRing(secrets, 'session') });
    submissions = createSubmissions({ ...options, keys });
  });
  afterEach(() => database.close());

  const forget = (identifier: string) => forgetVisitor(database, { identifier, keys, author: 'olive', now });

  /** A visitor in a second run, whose first run has ordered a loaf and has a call still to be made. */
  async function visit(name: string) {
    const id = sessions.ids.issue();
    const first = `first-run-of-${name}`;
    const begun = { id, journey: 'order', release: 'release-1', state: { name }, sensitive: {} };
    await sessions.save({ ...begun, run: first, expectedRevision: 0 });
    let transactionId = '';
    await submissions.submitOnce(
      { journey: 'order', run: first, step: 'pay', content: name },
      async (pay) => {
        await pay.call({ operation: 'bake', key: '/0', input: { name } }, async (given) => {
          transactionId = given;
          return { state: 'answered', answer: { reference: `LOAF-${name}`, kind: 'rye' } };
        });
        return { outcome: 'finished', result: `Thank you, ${name}` };
      },
    );
    await sessions.save({ ...begun, run: runAfter(first), expectedRevision: 1 });
    const log = { ...recordingLog(), error: () => undefined };
    const outbox = createOutbox({ database, keys: deriveKeyRing(secrets, 'outbox'), log });
    const call = { transactionId: `post-${name}`, operation: 'post', content: { name } };
    await outbox.put({ ...call, run: runAfter(first) });
    return { id, first, second: runAfter(first), transactionId, reference: `LOAF-${name}` };
  }

  async function rows() {
    const { query } = database;
    return {
      sessions: await query.selectFrom('sessions').select(['first_run']).execute(),
      ids: await query.selectFrom('session_ids').select('id').execute(),
      submissions: await query
        .selectFrom('submissions')
        .select(['run', 'state', 'journal', 'outcome', 'fingerprint'])
        .orderBy('run')
        .execute(),
      calls: await query.selectFrom('outbox').select(['transaction_id']).execute(),
    };
  }

  it.each(['id', 'first', 'second', 'transactionId', 'reference'] as const)(
    'by the %s removes all there is, but for the fact that something was ordered',
    async (known) => {
      const ann = await visit('ann');
      await visit('bob');
      expect(await forget(ann[known])).toEqual({
        outcome: 'forgotten',
        forgotten: { sessions: 1, submissions: 1, calls: 1 },
      });
      const kept = await rows();
      expect(kept.sessions).toEqual([{ first_run: 'first-run-of-bob' }]);
      expect(kept.ids).toHaveLength(1);
      expect(kept.calls).toEqual([{ transaction_id: 'post-bob' }]);
      expect(kept.submissions).toMatchObject([
        { run: 'first-run-of-ann', state: 'finished', journal: '', outcome: null, fingerprint: '' },
        { run: 'first-run-of-bob', state: 'finished', journal: expect.stringContaining('v1.') },
      ]);
      expect(await sessions.read(ann.id, 'order')).toBeUndefined();
      const again = { journey: 'order', run: ann.first, step: 'pay', content: 'ann' };
      expect(await submissions.findFinished(again)).toMatchObject({ outcome: 'finished', result: undefined });
    },
  );

  it('by the id of a call that is still to be made finds the visitor too', async () => {
    await visit('ann');
    expect(await forget('post-ann')).toMatchObject({ outcome: 'forgotten' });
  });

  it('is noted in the audit log, without a word of the visitor', async () => {
    const ann = await visit('ann');
    await forget(ann.reference);
    const [entry] = await listAudit(database.query);
    expect(entry).toEqual({
      at: new Date(now).toISOString(),
      actor: 'olive',
      action: 'forget',
      subject: 'visitor',
      detail: { sessions: 1, submissions: 1, calls: 1 },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('does nothing where nobody, or more than one, goes by that name', async () => {
    await visit('ann');
    await visit('bob');
    expect(await forget('somebody else')).toEqual({ outcome: 'not-found' });
    expect(await forget('rye')).toEqual({ outcome: 'ambiguous', visitors: 2 });
    const unread = { identifier: 'LOAF-ann', keys: undefined, author: 'olive', now };
    expect(await forgetVisitor(database, unread)).toEqual({ outcome: 'not-found' });
    expect((await rows()).sessions).toHaveLength(2);
  });

  it('takes no identifier for a pattern', async () => {
    const ann = await visit('ann');
    const press = { journey: 'order', run: ann.second, step: 'pay', content: 'another' };
    await submissions.submitOnce(press, async ({ call }) => {
      await call({ operation: 'bake', key: '/0', input: {} }, async () => ({ state: 'unknown' }));
      return { outcome: 'failed', result: undefined };
    });
    for (const pattern of ['%', '_%', '']) expect(await forget(pattern)).toEqual({ outcome: 'not-found' });
    expect((await rows()).sessions).toHaveLength(1);
  });

  it('waits for the end of a press', async () => {
    const ann = await visit('ann');
    const press = { journey: 'order', run: ann.second, step: 'pay', content: 'another' };
    await submissions.begin(press);
    expect(await forget(ann.id)).toEqual({ outcome: 'busy' });
    now += hour / 2;
    expect(await forget(ann.id)).toMatchObject({ outcome: 'forgotten' });
  });
});
