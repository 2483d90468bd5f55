import type { StoredCounts } from '../observing/metrics/metric-sources.ts';
import type { Database } from '../store/database/database.ts';

export async function countStored({ query }: Database, now: number): Promise<StoredCounts> {
  const [submissions, calls, sessions] = await Promise.all([
    query
      .selectFrom('submissions')
      .select(({ fn, eb }) => [
        fn
          .countAll()
          .filterWhere(eb.and([eb('state', '=', 'started'), eb('lease_until', '>', now)]))
          .as('open'),
        fn
          .countAll()
          .filterWhere(eb.and([eb('unknown', 'is not', null), eb('lease_until', '<=', now)]))
          .as('unknown'),
        fn.countAll().filterWhere('state', '=', 'failed').as('failed'),
      ])
      .executeTakeFirst(),
    query
      .selectFrom('outbox')
      .select(({ fn }) => ['state', fn.countAll().as('count'), fn.min('created_at').as('oldest')])
      .where('state', '!=', 'sent')
      .groupBy('state')
      .execute(),
    query
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  ]);
  const waiting = calls.find(({ state }) => state === 'waiting');
  const givenUp = calls.find(({ state }) => state === 'given-up');
  // PostgreSQL returns counts as texts.
  return {
    submissions: {
      open: Number(submissions?.open ?? 0),
      unknown: Number(submissions?.unknown ?? 0),
      failed: Number(submissions?.failed ?? 0),
    },
    outbox: { waiting: Number(waiting?.count ?? 0), 'given-up': Number(givenUp?.count ?? 0) },
    outboxOldestSeconds: waiting ? Math.max(0, now - Number(waiting.oldest)) / 1000 : 0,
    sessions: Number(sessions?.count ?? 0),
  };
}
