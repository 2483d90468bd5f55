import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { hashJson } from '../../keys/hash.ts';

interface OldTables {
  audit: {
    id: number;
    at: string;
    actor: string;
    action: string;
    subject: string;
    detail: string;
    previous: string | null;
    hash: string | null;
  };
  audit_chain: { name: string; start: string; head: string };
}

/** Hashes that chain the entries of the audit log. Those that exist are chained as they are. */
export const chainAudit: Migration = {
  async up(db) {
    for (const column of ['previous', 'hash'])
      await db.schema.alterTable('audit').addColumn(column, 'text').execute();
    await db.schema.createIndex('audit_subject').on('audit').column('subject').execute();
    await db.schema
      .createTable('audit_chain')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('start', 'text', (column) => column.notNull())
      .addColumn('head', 'text', (column) => column.notNull())
      .execute();
    await chainEntries(db);
  },
};

const batchSize = 500;

async function chainEntries(tables: Kysely<OldTables>): Promise<void> {
  const all = tables.selectFrom('audit').selectAll().orderBy('id').limit(batchSize);
  let previous = '';
  for (let last = 0; ; ) {
    const rows = await all.where('id', '>', last).execute();
    for (const { id, at, actor, action, subject, detail } of rows) {
      const hash = hashJson({ previous, at, actor, action, subject, detail: JSON.parse(detail) });
      await tables.updateTable('audit').set({ previous, hash }).where('id', '=', id).execute();
      [previous, last] = [hash, id];
    }
    if (rows.length < batchSize) break;
  }
  if (previous !== '')
    await tables.insertInto('audit_chain').values({ name: 'audit', start: '', head: previous }).execute();
}
