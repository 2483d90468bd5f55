import type { Migration } from 'kysely/migration';

/** The warnings of a checked release, as JSON; null where they are not known. */
export const proveReleases: Migration = {
  async up(db) {
    await db.schema.alterTable('releases').addColumn('warnings', 'text').execute();
  },
};
