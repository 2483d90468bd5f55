import { expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { openDatabase } from '../store/database/database.ts';
import { countStored } from './count-stored.ts';

const now = 1_000_000;

it.each(databases)('counts what visitors have left in $name', async ({ create }) => {
  const database = await openDatabase(await create(), { info: () => {}, warn: () => {} });
  expect(await countStored(database, now)).toEqual({
    submissions: { open: 0, unknown: 0, failed: 0 },
    outbox: { waiting: 0, 'given-up': 0 },
    outboxOldestSeconds: 0,
    sessions: 0,
  });
  const submission = (step: string, state: string, lease_until: number, unknown: string | null = null) => ({
    run_key: 'run',
    step,
    journey: 'order',
    run: 'run',
    fingerprint: '',
    state,
    attempt: 1,
    owner: '',
    lease_until,
    journal: '',
    outcome: null,
    unknown,
    began_at: 0,
    forget_at: now,
    expires_at: now,
  });
  await database.query
    .insertInto('submissions')
    .values([
      submission('a', 'started', now + 1),
      submission('b', 'started', now - 1, '[]'),
      submission('c', 'failed', 0),
      submission('d', 'finished', 0, '[]'),
      submission('e', 'finished', 0),
    ])
    .execute();
  const call = (transaction_id: string, state: string, created_at: number) => ({
    transaction_id,
    operation: 'bake',
    content: '',
    state,
    attempts: 0,
    owner: '',
    due_at: 0,
    reason: '',
    created_at,
    expires_at: now,
  });
  await database.query
    .insertInto('outbox')
    .values([
      call('1', 'waiting', now - 5000),
      call('2', 'waiting', now),
      call('3', 'sent', 0),
      call('4', 'given-up', 0),
    ])
    .execute();
  expect(await countStored(database, now)).toEqual({
    submissions: { open: 1, unknown: 2, failed: 1 },
    outbox: { waiting: 2, 'given-up': 1 },
    outboxOldestSeconds: 5,
    sessions: 0,
  });
  await database.close();
});
