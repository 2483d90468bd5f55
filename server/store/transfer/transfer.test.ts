import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../../tests/support/databases/databases.ts';
import { createPostgresDatabase } from '../../../tests/support/databases/postgres.ts';
import { documentText, openTestStore } from '../../../tests/support/databases/stores.ts';
import type { Store } from '../store.ts';
import type { StoreExport } from './transfer.ts';

describe.each(databases)('exporting from $name', ({ create }) => {
  let store: Store;
  let exported: StoreExport;
  beforeEach(async () => {
    store = await openTestStore(await create());
    await store.publish({ changed: [documentText('rye', 'Rye')], author: 'ann', message: 'One' });
    await store.publish({ changed: [documentText('bun', 'Bun')], author: 'bob', message: 'Two' });
    await store.rollback({ author: 'ann' });
    await store.saveDraft({ id: 'roll', body: '{ not yet', author: 'ann', expectedRevision: 0 });
    await store.publish({
      changed: [documentText('pie', 'Pie')],
      author: 'bob',
      message: 'Late',
      at: '2026-03-02T09:00:00.000Z',
    });
    exported = await store.export();
  });

  it.each(databases)('round-trips everything into $name by way of JSON text', async (target) => {
    const other = await openTestStore(await target.create());
    const outcome = await other.import({ data: JSON.parse(JSON.stringify(exported)), author: 'eve' });
    expect(outcome).toEqual({ outcome: 'imported', live: exported.live, releases: 2 });
    const { audit, ...rest } = await other.export();
    expect({ ...rest, audit: audit.slice(0, -1) }).toEqual(exported);
    expect(audit.at(-1)).toMatchObject({ action: 'import', actor: 'eve' });
    expect(await other.publish({ drafts: [], changed: [], author: 'ann', message: 'Nothing' })).toMatchObject(
      {
        outcome: 'unchanged',
      },
    );
    expect(
      await other.publish({ changed: [documentText('pie', 'Pie')], author: 'ann', message: 'Three' }),
    ).toMatchObject({ outcome: 'published', release: { sequence: 3 } });
  });

  it.each(databases)(
    'takes along what waits for its time into $name, where it then goes live',
    async (target) => {
      let time = '2026-03-01T12:00:00.000Z';
      const other = await openTestStore(await target.create(), { now: () => new Date(time) });
      await other.import({ data: JSON.parse(JSON.stringify(exported)), author: 'eve' });
      expect(await other.listScheduled()).toEqual(await store.listScheduled());
      expect(await other.publishDue()).toBeUndefined();
      time = '2026-03-02T09:00:00.000Z';
      expect(await other.publishDue()).toMatchObject({ outcome: { outcome: 'published' } });
      expect((await other.liveRelease())?.documents.map(({ id }) => id)).toEqual(['pie', 'rye']);
      expect(await other.publishDue()).toBeUndefined();
    },
  );

  it('takes the export of an earlier version, which has no scheduled releases', async () => {
    const { scheduled: _, ...earlier } = exported;
    const other = await openTestStore(await create());
    expect(await other.import({ data: earlier, author: 'eve' })).toMatchObject({ outcome: 'imported' });
    expect(await other.listScheduled()).toEqual([]);
  });

  it('takes an import only when empty, unless told to replace', async () => {
    expect(await store.import({ data: exported, author: 'eve' })).toEqual({ outcome: 'not-empty' });
    await store.publish({ changed: [documentText('pie', 'Pie')], author: 'ann', message: 'Three' });
    expect(await store.import({ data: exported, author: 'eve', replace: true })).toMatchObject({
      outcome: 'imported',
    });
    expect(await store.listReleases()).toHaveLength(2);
    expect(await store.liveId()).toBe(exported.live);
  });

  it('finds every alteration', async () => {
    const empty = await openTestStore(await create());
    const altered = structuredClone(exported) as { -readonly [Key in keyof StoreExport]: StoreExport[Key] };
    altered.revisions = altered.revisions.map((revision) =>
      revision.id === 'rye' ? { ...revision, body: documentText('rye', 'Poison') } : revision,
    );
    altered.releases = altered.releases.map((release) => ({ ...release, author: 'mallory' }));
    altered.live = 'elsewhere';
    const [waiting] = altered.scheduled ?? [];
    if (!waiting) throw new Error('Nothing waits.');
    const changed = waiting.content.change.changed.map((each) => ({
      ...each,
      body: documentText('pie', 'Poison'),
    }));
    altered.scheduled = [
      { ...waiting, content: { ...waiting.content, change: { ...waiting.content.change, changed } } },
    ];
    const outcome = await empty.import({ data: altered, author: 'eve' });
    expect(
      outcome.outcome === 'refused' && outcome.problems.map(({ pointer }) => pointer.split('/')[1]),
    ).toEqual(['revisions', 'releases', 'releases', 'live', 'scheduled']);
    expect((await empty.export()).revisions).toEqual([]);
  });

  it('finds what is missing', async () => {
    const empty = await openTestStore(await create());
    const missing = async (change: Partial<StoreExport>) => {
      const outcome = await empty.import({ data: { ...exported, ...change }, author: 'eve' });
      return outcome.outcome === 'refused' && outcome.problems.map(({ pointer }) => pointer);
    };
    const [first, second] = exported.releases;
    if (!first || !second) throw new Error('There are not two releases.');
    expect(await missing({ live: null, releases: [second] })).toEqual(['/releases/0/parent']);
    expect(await missing({ revisions: exported.revisions.filter(({ id }) => id !== 'bun') })).toEqual([
      '/releases/1/entries/bun',
    ]);
    const retired = { ...first, entries: {}, retiredAt: '2026-03-02T09:00:00.000Z' };
    expect(await missing({ releases: [retired, second] })).toEqual(['/live']);
    expect(await empty.listReleases()).toEqual([]);
  });

  it('refuses what is not an export', async () => {
    for (const data of [
      null,
      [],
      {},
      { ...exported, version: 2 },
      { ...exported, drafts: [{}] },
      { ...exported, scheduled: [{}] },
    ]) {
      expect(await store.import({ data, author: 'eve', replace: true })).toMatchObject({
        outcome: 'refused',
        problems: [{ code: 'not-an-export' }],
      });
    }
    expect(await store.liveId()).toBe(exported.live);
  });

  it('refuses an import that would make an error live', async () => {
    const other = await openTestStore(await create(), {
      checkRelease: () => [
        { code: 'strict', severity: 'error', document: 'rye', pointer: '', message: 'No.' },
      ],
    });
    expect(await other.import({ data: exported, author: 'eve' })).toMatchObject({ outcome: 'refused' });
  });
});

it('exports PostgreSQL as it is at one moment, although somebody writes meanwhile', async () => {
  const store = await openTestStore(await createPostgresDatabase());
  await store.publish({ changed: [documentText('rye', 'Rye')], author: 'ann', message: 'One' });
  const { running } = await store.database.query.transaction().execute(async (transaction) => {
    // The export comes to drafts before the audit log, and waits there for the end of the transaction.
    await sql`lock table drafts in access exclusive mode`.execute(transaction);
    const exporting = { running: store.export() };
    const waiting = sql`select 1 from pg_locks where not granted and relation = 'drafts'::regclass
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await waiting.execute(transaction)).rows).toHaveLength(1);
    await transaction.updateTable('audit').set({ actor: 'somebody else' }).execute();
    return exporting;
  });
  expect((await running).audit.map(({ actor }) => actor)).toEqual(['ann']);
});
