import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases, temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { createPostgresDatabase } from '../../../tests/support/databases/postgres.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';
import { type Database, openDatabase } from '../database/database.ts';

const log = { info: () => undefined, warn: () => undefined };

/** Rows of every table, in no particular order. */
async function contentOf(database: Database): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const { name } of await database.query.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.query);
    content[name] = rows.map((row) => JSON.stringify(row, Object.keys(row as object).sort())).sort();
  }
  return content;
}

async function opened<Value>(url: string, use: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(url, log);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Rows with everything that a copy could spoil: references, numbers beyond 32 bits, nothing, quotes, more than a batch. */
async function fill({ query }: Database): Promise<void> {
  const revision = { hash: 'h1', document_id: 'home', kind: 'page', body: '{"title": "Kāinga ’\\u0041"}' };
  await query.insertInto('revisions').values(revision).execute();
  const releases = Array.from({ length: 120 }, (_, index) => ({
    ...{ id: `r${index + 1}`, sequence: index + 1, parent_id: index === 0 ? null : `r${index}` },
    ...{ author: 'Ana', message: "It's", created_at: '2026-03-01' },
  }));
  await query.insertInto('releases').values(releases).execute();
  // PostgreSQL moves a row that changes behind the others.
  await query.updateTable('releases').set({ retired_at: '2026-04-01' }).where('id', '=', 'r1').execute();
  await query
    .insertInto('release_entries')
    .values({ release_id: 'r3', document_id: 'home', hash: 'h1' })
    .execute();
  await query.updateTable('pointers').set({ release_id: 'r3' }).execute();
  const sessions = Array.from({ length: 250 }, (_, index) => ({
    ...{ session: `session ${index}`, journey: 'order', revision: index, run: 'a', first_run: 'a' },
    ...{ release_id: 'r3', state: '{}', sensitive: 'sealed', expires_at: 1_900_000_000_000 + index },
  }));
  await query.insertInto('sessions').values(sessions).execute();
  const entry = { at: '2026-03-01', actor: 'Ana', action: 'publish', subject: 'r3', detail: '{}' };
  await query.insertInto('audit').values([entry, entry, entry]).execute();
}

// Four ways from one kind of database to the other.
describe.each(databases)('a backup of $name', ({ create }) => {
  it.each(databases)('restored into $name holds every row, and new rows follow', async (target) => {
    const folder = temporaryFolder();
    const from = await create();
    const before = await opened(from, async (database) => {
      await fill(database);
      return await contentOf(database);
    });
    const file = join(folder, 'kept.db');
    expect(await waymark(['backup', file], { folder, environment: { DATABASE_URL: from } })).toMatchObject({
      exitCode: 0,
      err: '',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const to = await target.create();
    const restored = { folder, environment: { DATABASE_URL: to } };
    expect(await waymark(['restore', file], restored)).toMatchObject({ exitCode: 0, err: '' });
    await opened(to, async (database) => {
      const { kysely_migration: _, ...rows } = await contentOf(database);
      expect(rows).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => name in rows)));
      const entry = { at: '2026-03-02', actor: 'Ben', action: 'rollback', subject: 'r2', detail: '{}' };
      await database.query.insertInto('audit').values(entry).execute();
      const last = await database.query.selectFrom('audit').select('id').where('actor', '=', 'Ben').execute();
      expect(last).toEqual([{ id: 4 }]);
    });
    const again = await waymark(['restore', file], restored);
    expect(again.exitCode).toBe(1);
    expect(again.err).toContain('not empty');
  });
});

it('a backup of PostgreSQL in use is of the moment at which it began', async () => {
  const folder = temporaryFolder();
  const from = await createPostgresDatabase();
  const file = join(folder, 'kept.db');
  await opened(from, async (database) => {
    await fill(database);
    const backup = await database.query.transaction().execute(async (transaction) => {
      // The backup comes to this table after most others, and waits there for the end of the transaction.
      await sql`lock table sessions in access exclusive mode`.execute(transaction);
      const running = waymark(['backup', file], { folder, environment: { DATABASE_URL: from } });
      const waiting = sql`select 1 from pg_locks where not granted and relation = 'sessions'::regclass
        and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(async () => (await waiting.execute(transaction)).rows).toHaveLength(1);
      await transaction.updateTable('sessions').set({ state: '{"later": true}' }).execute();
      return { running };
    });
    expect(await backup.running).toMatchObject({ exitCode: 0, err: '' });
  });
  const { sessions } = await opened(`sqlite:${file}`, contentOf);
  expect(sessions).toHaveLength(250);
  expect(JSON.stringify(sessions)).not.toContain('later');
});

it('a backup is not written over another file', async () => {
  const folder = temporaryFolder();
  const from = `sqlite:${join(folder, 'store.db')}`;
  await opened(from, fill);
  writeFileSync(join(folder, 'kept.db'), 'the backup of yesterday');
  const again = await waymark(['backup', 'kept.db'], { folder, environment: { DATABASE_URL: from } });
  expect(again).toMatchObject({ exitCode: 2, err: expect.stringContaining('Name another.') });
  expect(readFileSync(join(folder, 'kept.db'), 'utf8')).toBe('the backup of yesterday');
});

it('a backup is as it was when it has been restored', async () => {
  const folder = temporaryFolder();
  await opened(`sqlite:${join(folder, 'store.db')}`, fill);
  const run = (command: string, store: string) =>
    waymark([command, 'kept.db'], { folder, environment: { DATABASE_URL: `sqlite:${join(folder, store)}` } });
  await run('backup', 'store.db');
  const bytes = readFileSync(join(folder, 'kept.db'));
  expect(await run('restore', 'new.db')).toMatchObject({ exitCode: 0 });
  expect(readFileSync(join(folder, 'kept.db')).equals(bytes)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.startsWith('kept'))).toEqual(['kept.db']);
});

it('a backup that fails leaves no file', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'words.db'), 'these are only words, but many of them: '.repeat(100));
  const environment = { DATABASE_URL: `sqlite:${join(folder, 'words.db')}` };
  expect((await waymark(['backup', 'kept.db'], { folder, environment })).exitCode).toBe(1);
  expect(readdirSync(folder)).toEqual(['words.db']);
});

it('a backup that has lost a row restores nothing', async () => {
  const folder = temporaryFolder();
  const from = `sqlite:${join(folder, 'store.db')}`;
  await opened(from, fill);
  const file = join(folder, 'kept.db');
  await waymark(['backup', file], { folder, environment: { DATABASE_URL: from } });
  const bytes = readFileSync(file);
  const pageSize = bytes.readUInt16BE(16);
  const starts = Array.from({ length: bytes.length / pageSize }, (_, page) => page * pageSize);
  // The first byte of a page with rows of a table is 13; at byte 3 is how many there are.
  const page = starts.find(
    (start) => bytes[start] === 13 && bytes.subarray(start, start + pageSize).includes('session 1'),
  );
  if (page === undefined) throw new Error('The backup has no page with sessions.');
  bytes.writeUInt16BE(bytes.readUInt16BE(page + 3) - 1, page + 3);
  chmodSync(file, 0o600);
  writeFileSync(file, bytes);
  const to = `sqlite:${join(folder, 'new.db')}`;
  const restored = await waymark(['restore', file], { folder, environment: { DATABASE_URL: to } });
  expect([restored.exitCode, restored.err]).toEqual([1, expect.stringContaining('not whole')]);
});

it('a backup that is damaged or no backup restores nothing', async () => {
  const folder = temporaryFolder();
  const from = `sqlite:${join(folder, 'store.db')}`;
  await opened(from, fill);
  const file = join(folder, 'kept.db');
  await waymark(['backup', file], { folder, environment: { DATABASE_URL: from } });
  const bytes = readFileSync(file);
  chmodSync(file, 0o600);
  writeFileSync(file, bytes.subarray(0, bytes.length / 2));
  writeFileSync(join(folder, 'words.db'), 'these are only words, but many of them: '.repeat(100));

  const to = `sqlite:${join(folder, 'new.db')}`;
  for (const [damaged, exitCode, message] of [
    ['kept.db', 1, 'kept.db is no whole backup: '],
    ['words.db', 1, 'words.db is no whole backup: file is not a database'],
    ['missing.db', 2, 'There is no file or folder '],
  ] as const) {
    const answer = await waymark(['restore', damaged], { folder, environment: { DATABASE_URL: to } });
    expect(answer, damaged).toMatchObject({ exitCode, err: expect.stringContaining(message) });
  }
  const content = await opened(to, contentOf);
  expect(content.releases).toEqual([]);
  expect(content.sessions).toEqual([]);
});
