import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededStoresVariable } from './seeded-store.ts';
import { startSite } from './site.ts';

/**
 * Playwright's global setup: one site fills an empty store from the shipped documents, as a first start does.
 * The sites of the tests begin with copies of it, so that the documents are checked and proved once a run. Of
 * documents that tests change, the first site that needs them fills a store for all.
 */
export default async function seedStore(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-seeded-'));
  process.env[seededStoresVariable] = folder;
  const site = await startSite();
  await site.stop();
  return () => rmSync(folder, { recursive: true, force: true });
}
