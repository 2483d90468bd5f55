import type { Migration } from 'kysely/migration';

/** Limits of people's work, as JSON, for those who are there and those who are invited. */
export const limitPeople: Migration = {
  async up(db) {
    for (const table of ['people', 'invitations'])
      await db.schema.alterTable(table).addColumn('limits', 'text').execute();
  },
};
