import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases, temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { createPostgresDatabase } from '../../../tests/support/databases/postgres.ts';
import { documentText, openTestStore, recordingLog } from '../../../tests/support/databases/stores.ts';
import { openDatabase } from './database.ts';

describe.each(databases)('opening $name', ({ create }) => {
  it('brings the schema up to date once, however many instances start together', async () => {
    const url = await create();
    const opened = await Promise.all(Array.from({ length: 10 }, () => openDatabase(url, recordingLog())));
    const rows = await opened[0]?.query.selectFrom('pointers').selectAll().execute();
    expect(rows).toEqual([{ name: 'live', release_id: null }]);
    await Promise.all(opened.map((database) => database.close()));
  });

  it('finds what was written before it was closed', async () => {
    const url = await create();
    const before = await openTestStore(url);
    await before.publish({ changed: [documentText('rye', 'Rye')], author: 'ann', message: 'Bake' });
    const again = await openTestStore(url);
    expect((await again.liveRelease())?.documents).toHaveLength(1);
  });

  it('refuses a schema newer than the program', async () => {
    const url = await create();
    const database = await openDatabase(url, recordingLog());
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2099')`.execute(
      database.query,
    );
    await database.close();
    await expect(openDatabase(url, recordingLog())).rejects.toThrow('999-later');
  });
});

describe('SQLite', () => {
  it('makes its folder, keeps a write-ahead log, syncs fully and minds foreign keys', async () => {
    const path = `${temporaryFolder()}/deep/down/store.db`;
    const { query, close } = await openDatabase(`sqlite:${path}`, recordingLog());
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(query)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBeGreaterThan(0);
    expect(statSync(path).isFile()).toBe(true);
    await close();
  });

  it('waits for another writer without stopping the process', async () => {
    const url = `sqlite:${temporaryFolder()}/store.db`;
    const [holder, waiter] = [await openTestStore(url), await openTestStore(url)];
    const [begun, released] = [signal(), signal()];
    const held = holder.database.query.transaction().execute(async () => {
      begun.give();
      await released.given;
    });
    await begun.given;
    const events: string[] = [];
    const draft = { id: 'rye', body: '{}', author: 'ann', expectedRevision: 0 };
    const saving = waiter.saveDraft(draft).then(({ outcome }) => events.push(outcome));
    // The holder ends only by other work of this process, which a writer that stopped it would wait for in vain.
    for (const work of ['first', 'second', 'third']) {
      await sleep(1);
      events.push(work);
    }
    released.give();
    await Promise.all([held, saving]);
    expect(events).toEqual(['first', 'second', 'third', 'saved']);
  });
});

describe('PostgreSQL', () => {
  it('loses no more than a transaction with a connection that breaks in the middle of one', async () => {
    const url = await createPostgresDatabase();
    const [broken, other] = [await openTestStore(url), await openTestStore(url)];
    const { query } = broken.database;
    const cut = query.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.database.query);
      // Long enough for the notification to arrive while no query runs.
      await sleep(200);
      await sql`select 1`.execute(transaction);
    });
    await expect(cut).rejects.toThrow();
    expect(await broken.liveId()).toBeNull();
  });

  it('says so when there is no server', async () => {
    await expect(openDatabase('postgres://nobody@127.0.0.1:1/none', recordingLog())).rejects.toThrow();
  });
});

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
