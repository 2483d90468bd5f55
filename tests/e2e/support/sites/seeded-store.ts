import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';

/** Environment variable that names the folder of this run's filled stores to its workers. */
export const seededStoresVariable = 'WAYMARK_TESTS_SEEDED_STORES';

/**
 * Copies the store that a site of this run has filled from equal documents. Without one, a site fills its own, which
 * `keepSeededStore` then keeps for others.
 *
 * @returns whether there was one
 */
export function copySeededStore(pages: string, to: string): boolean {
  const from = seededStore(pages);
  if (from === undefined || !existsSync(from)) return false;
  cpSync(from, to);
  return true;
}

/** Keeps a copy of the store that a running site has filled from the documents of a folder. */
export function keepSeededStore(pages: string, file: string): void {
  const to = seededStore(pages);
  if (to === undefined) return;
  const unfinished = `${to}.${randomUUID()}`;
  const database = new SqliteDatabase(file);
  database.prepare('vacuum into ?').run(unfinished);
  database.close();
  const copy = new SqliteDatabase(unfinished);
  // The running site may hold a job just then, which a site with the copy would wait for until the lease ends.
  copy.exec('delete from jobs');
  copy.close();
  renameSync(unfinished, to);
}

function seededStore(pages: string): string | undefined {
  const folder = process.env[seededStoresVariable];
  return folder === undefined ? undefined : join(folder, `${digestOf(pages)}.db`);
}

function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (path.endsWith('.json')) hash.update(JSON.stringify([path, readFileSync(join(folder, path), 'utf8')]));
  return hash.digest('hex');
}
