import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpAfterFile } from '../running/cleanup.ts';
import { runsFull } from '../running/tier.ts';
import { createPostgresDatabase } from './postgres.ts';

/**
 * Every kind of database that the store supports, each with a function that creates one and returns its
 * address: for `describe.each`.
 */
export const databases: readonly { readonly name: string; readonly create: () => Promise<string> }[] = [
  { name: 'SQLite', create: createSqliteDatabase },
  { name: 'PostgreSQL', create: createPostgresDatabase },
];

/** For tests that take long: all kinds in a full run, otherwise the first. */
export const databasesForLongTests = runsFull ? databases : databases.slice(0, 1);

async function createSqliteDatabase(): Promise<string> {
  return `sqlite:${join(temporaryFolder(), 'store.db')}`;
}

/** A folder that is deleted when the test file ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-test-'));
  cleanUpAfterFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
