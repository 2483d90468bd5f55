import type { Migration } from 'kysely/migration';

/**
 * Version of the check that found a release without errors; null for releases checked before this migration.
 */
export const noteCheckedReleases: Migration = {
  async up(db) {
    await db.schema.alterTable('releases').addColumn('checked_by', 'text').execute();
  },
};
