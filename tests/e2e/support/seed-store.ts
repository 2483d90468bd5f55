import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededStoreVariable } from './seeded-store.ts';
import { startSite } from './site.ts';

/**
 * Playwright's global setup: one site fills an empty store from the shipped documents, as a first start does.
 * The sites of the tests begin with copies of it, so that the documents are checked and proved once a run.
 */
export default async function seedStore(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-seeded-'));
  const file = join(folder, 'store.db');
  const site = await startSite({ databaseUrl: `sqlite:${file}` });
  await site.stop();
  if (existsSync(`${file}-wal`)) throw new Error('The site has stopped without closing its store.');
  process.env[seededStoreVariable] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}
