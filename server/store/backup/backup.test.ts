import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases, temporaryFolder } from '../../../tests/support/databases/databases.ts';
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
  for (const [id, sequence, parent_id] of [
    ['r1', 1, null],
    ['r2', 2, 'r1'],
    ['r3', 3, 'r2'],
  ] as const)
    await query
      .insertInto('releases')
      .values({ id, sequence, parent_id, author: 'Ana', message: "It's", created_at: '2026-03-01' })
      .execute();
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
  for (const damaged of ['kept.db', 'words.db', 'missing.db']) {
    const answer = await waymark(['restore', damaged], { folder, environment: { DATABASE_URL: to } });
    expect(answer.exitCode, damaged).toBe(1);
    expect(answer.err, damaged).not.toBe('');
  }
  const content = await opened(to, contentOf);
  expect(content.releases).toEqual([]);
  expect(content.sessions).toEqual([]);
});
