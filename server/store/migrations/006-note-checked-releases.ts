import type { Migration } from 'kysely';

/** The version of the check that found a release without errors; null of those checked before this was noted. */
export const noteCheckedReleases: Migration = {
  async up(db) {
    await db.schema.alterTable('releases').addColumn('checked_by', 'text').execute();
  },
};
