import SqliteDatabase from 'better-sqlite3';
import pg from 'pg';

/** A kind of write, by its table and an SQL condition on the `new` or `old` row. */
export interface RefusedWrite {
  readonly table: string;
  readonly event: 'insert' | 'update' | 'delete';
  readonly when: string;
}

/** Makes the database refuse some writes until the returned function is called. */
export async function refuseWrites(
  databaseUrl: string,
  { table, event, when }: RefusedWrite,
): Promise<() => Promise<void>> {
  const before = `before ${event} on ${table} for each row`;
  if (databaseUrl.startsWith('sqlite:')) {
    const database = new SqliteDatabase(databaseUrl.slice('sqlite:'.length));
    database.exec(`create trigger refuse ${before} when ${when} begin select raise(abort, 'refused'); end`);
    return async () => {
      database.exec('drop trigger refuse');
      database.close();
    };
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `create function refuse() returns trigger as 'begin raise exception ''refused''; end' language plpgsql`,
  );
  await client.query(`create trigger refuse ${before} when (${when}) execute function refuse()`);
  return async () => {
    await client.query(`drop trigger refuse on ${table}`);
    await client.query('drop function refuse');
    await client.end();
  };
}
