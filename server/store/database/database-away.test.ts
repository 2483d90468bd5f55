import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databases } from '../../../tests/support/databases/databases.ts';
import { createPostgresCluster } from '../../../tests/support/databases/postgres-cluster.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';

const log = { info: () => undefined, warn: () => undefined };
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('A PostgreSQL that stops is away, whether asked at the start or later, and comes back', async () => {
  const cluster = await createPostgresCluster();
  try {
    const url = `postgres://postgres@127.0.0.1:${cluster.port}/postgres`;
    const database = await openDatabase(url, log);
    await cluster.stop();
    for (let attempt = 0; attempt < 2; attempt++)
      expect(isDatabaseAway(await failure(sql`select 1`.execute(database.query)))).toBe(true);
    expect(isDatabaseAway(await failure(openDatabase(url, log)))).toBe(true);
    await cluster.start();
    expect(await failure(sql`select 1`.execute(database.query))).toBeUndefined();
    await database.close();
  } finally {
    await cluster.remove();
  }
});

it.each(databases)('A query that is wrong does not make $name seem away', async ({ create }) => {
  const database = await openDatabase(await create(), log);
  const error = await failure(sql`select nothing from nowhere`.execute(database.query));
  expect([error instanceof Error, isDatabaseAway(error)]).toEqual([true, false]);
  await database.close();
});
