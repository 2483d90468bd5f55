import { beforeEach, describe, expect, it } from 'vitest';
import { databasesForLongTests } from '../../../tests/support/databases/databases.ts';
import { type RefusedWrite, refuseWrites } from '../../../tests/support/databases/refuse-writes.ts';
import { documentText, openTestStore } from '../../../tests/support/databases/stores.ts';
import type { Store } from '../store.ts';
import type { StoreExport } from './transfer.ts';

const checkVersion = 'a version of the check';

/** Every write that an import into a store with content makes, in order. */
const writes: readonly RefusedWrite[] = [
  { table: 'pointers', event: 'update', when: 'new.release_id is null' },
  { table: 'release_changes', event: 'delete', when: '1 = 1' },
  { table: 'release_entries', event: 'delete', when: '1 = 1' },
  { table: 'scheduled_releases', event: 'delete', when: '1 = 1' },
  { table: 'drafts', event: 'delete', when: '1 = 1' },
  { table: 'audit', event: 'delete', when: '1 = 1' },
  { table: 'audit_chain', event: 'delete', when: '1 = 1' },
  { table: 'revisions', event: 'delete', when: '1 = 1' },
  { table: 'releases', event: 'delete', when: '1 = 1' },
  { table: 'revisions', event: 'insert', when: '1 = 1' },
  { table: 'releases', event: 'insert', when: '1 = 1' },
  { table: 'release_entries', event: 'insert', when: '1 = 1' },
  { table: 'releases', event: 'update', when: 'new.checked_by is not null' },
  { table: 'pointers', event: 'update', when: 'old.release_id is null and new.release_id is not null' },
  { table: 'drafts', event: 'insert', when: '1 = 1' },
  { table: 'scheduled_releases', event: 'insert', when: '1 = 1' },
  { table: 'audit_chain', event: 'insert', when: '1 = 1' },
  { table: 'audit', event: 'insert', when: "new.action <> 'import'" },
  { table: 'audit', event: 'insert', when: "new.action = 'import'" },
];

describe.each(databasesForLongTests)('an import into $name', ({ create }) => {
  let url: string;
  let store: Store;
  let data: StoreExport;

  beforeEach(async () => {
    const other = await openTestStore(await create());
    await other.publish({ changed: [documentText('rye', 'Rye')], author: 'ann', message: 'One' });
    await other.saveDraft({ id: 'bun', body: '{}', author: 'ann', expectedRevision: 0 });
    await other.publish({
      changed: [documentText('oat', 'Oat')],
      author: 'ann',
      message: 'Later',
      at: '2027-01-01T00:00:00.000Z',
    });
    data = await other.export();
    url = await create();
    store = await openTestStore(url, { checkVersion });
  });

  async function fill(): Promise<void> {
    await store.publish({ changed: [documentText('pie', 'Pie')], author: 'bob', message: 'One' });
    await store.publish({ changed: [documentText('pie', 'Tart')], author: 'bob', message: 'Two' });
    await store.saveDraft({ id: 'roll', body: '{}', author: 'bob', expectedRevision: 0 });
    await store.publish({
      changed: [documentText('oat', 'Oat')],
      author: 'bob',
      message: 'Later',
      at: '2027-02-01T00:00:00.000Z',
    });
  }

  it.each(writes)('changes nothing when the database refuses to $event $table where $when', async (write) => {
    await fill();
    const before = await store.export();
    const allow = await refuseWrites(url, write);
    await expect(store.import({ data, author: 'eve', replace: true })).rejects.toThrow();
    await allow();
    expect(await store.export()).toEqual(before);
    expect(await store.import({ data, author: 'eve', replace: true })).toMatchObject({ outcome: 'imported' });
  });

  it('notes that its live release was checked', async () => {
    await store.import({ data, author: 'eve' });
    const { query } = store.database;
    const rows = await query.selectFrom('releases').select('checked_by').execute();
    expect(rows).toEqual([{ checked_by: checkVersion }]);
  });

  it('finds a store that holds nothing but a draft not empty', async () => {
    await store.saveDraft({ id: 'roll', body: '{}', author: 'bob', expectedRevision: 0 });
    expect(await store.import({ data, author: 'eve' })).toEqual({ outcome: 'not-empty' });
  });

  it('is made once when two are made at the same time', async () => {
    const other = await openTestStore(url);
    const both = await Promise.all([store, other].map((each) => each.import({ data, author: 'eve' })));
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['imported', 'not-empty']);
  });
});
