import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpAfterFile } from '../running/cleanup.ts';
import { createPostgresDatabase } from './postgres.ts';

/**
 * Every kind of database that the store supports, each with a function that creates one and returns its
 * address: for `describe.each`.
 */
export const databases: readonly { readonly name: string; readonly create: () => Promise<string> }[] = [
  { name: 'SQLite', create: createSqliteDatabase },
  { name: 'PostgreSQL', create: createPostgresDatabase },
];

async function createSqliteDatabase(): Promise<string> {
  return `sqlite:${join(temporaryFolder(), 'store.db')}`;
}

/** A folder that is deleted when the test file ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-test-'));
  cleanUpAfterFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
