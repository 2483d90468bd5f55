import { type Database, openDatabase } from '../database/database.ts';

/** Errors of idle connections are ignored: a query that fails says so itself. */
const silent = { info: () => undefined, warn: () => undefined };

/** Opens a database, of the current schema, for as long as it is used. */
export async function withDatabase(url: string, use: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(url, silent);
  try {
    await use(database);
  } finally {
    await database.close();
  }
}
