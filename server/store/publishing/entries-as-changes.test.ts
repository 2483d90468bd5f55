import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../tests/support/databases/databases.ts';
import { fillOlderDatabase } from '../../../tests/support/databases/older-database.ts';
import { documentText, openTestStore, recordingLog } from '../../../tests/support/databases/stores.ts';
import { createRetention, retentionParts } from '../../sessions/retention/retention.ts';
import type { Store } from '../store.ts';

const ids = ['bun', 'oat', 'pie', 'roll', 'rye'];
const day = 86_400_000;

type Step =
  | 'retire'
  | { readonly rollTo: number }
  | { readonly changed: readonly string[]; readonly removed: readonly string[]; readonly title: string };

const action: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      changed: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }),
      removed: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 }),
      title: fc.constantFrom('White', 'Brown'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ rollTo: fc.nat() }) },
  { weight: 1, arbitrary: fc.constant('retire' as const) },
);

describe.each(databases)('releases that are kept as changes on $name', ({ create }) => {
  it('have the documents that were published in them, whatever is rolled back or retired', async () => {
    let now = Date.UTC(2030, 0, 1);
    const store = await openTestStore(await create(), { now: () => new Date(now) });
    const expected = new Map<string, ReadonlyMap<string, string>>();
    const perform = async (step: Step) => {
      now += day;
      const live = await store.liveId();
      if (step === 'retire') {
        const parts = retentionParts(store.database, { releases: 2, releaseDays: 3, auditDays: 1000 });
        const job = createRetention({
          database: store.database,
          parts,
          log: recordingLog(),
          now: () => now,
        });
        const counted = await job.count();
        expect((await job.run({ early: true }))?.deleted).toEqual(counted);
        for (const id of await store.retiredReleases()) expected.delete(id);
      } else if ('rollTo' in step) {
        const kept = [...expected.keys()];
        const release = kept[step.rollTo % kept.length];
        if (release !== undefined) await store.rollback({ release, author: 'ann' });
      } else {
        const removed = step.removed.filter((id) => !step.changed.includes(id));
        const changed = step.changed.map((id) => documentText(id, step.title));
        const outcome = await store.publish({ changed, removed, author: 'ann', message: 'Bake' });
        if (outcome.outcome !== 'published') return;
        const documents = new Map(live === null ? [] : expected.get(live));
        for (const id of removed) documents.delete(id);
        for (const id of step.changed) documents.set(id, documentText(id, step.title));
        expected.set(outcome.release.id, documents);
      }
    };
    // Documents that nobody changes belong to the first release for ever.
    await perform({ changed: ['salt', 'yeast', 'bun'], removed: [], title: 'White' });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 6 }), async (steps) => {
        for (const step of steps) await perform(step);
        for (const [release, documents] of expected) {
          expect(await contents(store, release)).toEqual(documents);
          expect(new Set((await store.releaseEntries(release)).keys())).toEqual(new Set(documents.keys()));
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
    expect((await store.retiredReleases()).size).toBeGreaterThan(0);
    const { releases } = await store.export();
    for (const [id, documents] of expected)
      expect(Object.keys(releases.find((release) => release.id === id)?.entries ?? {}).sort()).toEqual(
        [...documents.keys()].sort(),
      );
  }, 120_000);

  it('store no more than their changes, until these are many', async () => {
    const store = await openTestStore(await create());
    const many = Array.from({ length: 260 }, (_, index) => `bread-${index}`);
    const publish = async (from: number, to: number, title: string) => {
      const changed = many.slice(from, to).map((id) => documentText(id, title));
      const outcome = await store.publish({ changed, author: 'ann', message: title });
      return outcome.outcome === 'published' ? outcome.release.id : '';
    };
    const first = await publish(0, 260, 'Rye');
    const second = await publish(0, 1, 'Oat');
    const third = await publish(1, 200, 'Oat');
    const fourth = await publish(200, 201, 'Oat');
    const fifth = await publish(201, 202, 'Oat');
    const count = async (table: 'release_entries' | 'release_changes') => {
      const rows = await store.database.query.selectFrom(table).select('release_id').execute();
      return [first, second, third, fourth, fifth].map(
        (id) => rows.filter(({ release_id }) => release_id === id).length,
      );
    };
    expect(await count('release_entries')).toEqual([260, 0, 0, 260, 0]);
    expect(await count('release_changes')).toEqual([0, 1, 200, 0, 1]);
    const titles = [...(await contents(store, fifth)).values()].filter((text) => text.includes('Oat'));
    expect(titles).toHaveLength(202);
  });

  it('are found by the revisions that they hold', async () => {
    const store = await openTestStore(await create());
    const publish = async (title: string, ...changed: readonly string[]) => {
      const texts = changed.map((id) => documentText(id, title));
      const outcome = await store.publish({ changed: texts, author: 'ann', message: title });
      return outcome.outcome === 'published' ? outcome.release.id : '';
    };
    const first = await publish('White', ...ids);
    const second = await publish('Brown', 'rye', 'oat', 'roll');
    await publish('Black', 'rye');
    const hashes = async (release: string) => [...(await store.releaseEntries(release)).values()];
    expect(await store.releaseHolding(await hashes(first))).toBe(first);
    expect(await store.releaseHolding(await hashes(second))).toBe(second);
    const brownRoll = (await store.releaseEntries(second)).get('roll') ?? '';
    const mostlyFirst = new Map([...(await store.releaseEntries(first)), ['roll', brownRoll]]);
    expect(await store.releaseHolding([...mostlyFirst.values()])).toBe(first);
  });

  it('are found by as many revisions as a large site has', async () => {
    const store = await openTestStore(await create());
    const many = Array.from({ length: 600 }, (_, index) => `bread-${index}`);
    const publish = async (title: string, ids: readonly string[]) => {
      const changed = ids.map((id) => documentText(id, title));
      const outcome = await store.publish({ changed, author: 'ann', message: title });
      return outcome.outcome === 'published' ? outcome.release.id : '';
    };
    await publish('White', many);
    const second = await publish('Brown', many.slice(0, 60));
    const entries = await store.releaseEntries(second);
    expect(await store.releaseHolding(many.map((id) => entries.get(id) ?? ''))).toBe(second);
  });
});

it.each(databases)('releases that $name had before are read as they were', async ({ create }) => {
  const url = await create();
  const body = documentText('rye', 'Rye');
  await fillOlderDatabase(url, '010-schedule-releases', async (old) => {
    await sql`insert into revisions (hash, document_id, kind, body) values ('h', 'rye', 'page', ${body})`.execute(
      old,
    );
    await sql`insert into releases (id, sequence, author, message, created_at)
    values ('first', 1, 'ann', 'First', '2026-01-01T00:00:00.000Z')`.execute(old);
    await sql`insert into release_entries (release_id, document_id, hash) values ('first', 'rye', 'h')`.execute(
      old,
    );
    await sql`update pointers set release_id = 'first'`.execute(old);
  });
  const store = await openTestStore(url);
  expect(await contents(store, 'first')).toEqual(new Map([['rye', body]]));
  await store.publish({ changed: [documentText('oat', 'Oat')], author: 'ann', message: 'Second' });
  expect([...(await contents(store, (await store.liveId()) ?? '')).keys()]).toEqual(['oat', 'rye']);
});

async function contents(store: Store, release: string): Promise<ReadonlyMap<string, string>> {
  const documents = (await store.readRelease(release))?.documents ?? [];
  return new Map(documents.map(({ id, body }) => [id, body]));
}
