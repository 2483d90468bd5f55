import type { Migration } from 'kysely/migration';

/** What the work of people is limited to, as JSON: of those who are there, and of those who are invited. */
export const limitPeople: Migration = {
  async up(db) {
    for (const table of ['people', 'invitations'])
      await db.schema.alterTable(table).addColumn('limits', 'text').execute();
  },
};
