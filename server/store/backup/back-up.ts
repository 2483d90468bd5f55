import { backUpPostgres } from './back-up-postgres.ts';
import { backUpSqlite } from './back-up-sqlite.ts';

/**
 * Copies a database in use, as it is at one moment, into one file that only its owner may read.
 *
 * @param url `sqlite:<path>` or `postgres://…`
 * @throws if the file exists already, or the database cannot be read
 */
export async function backUp(url: string, file: string): Promise<void> {
  if (url.startsWith('sqlite:')) await backUpSqlite(url.slice('sqlite:'.length), file);
  else await backUpPostgres(url, file);
}
