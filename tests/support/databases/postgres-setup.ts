import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterFile, reopenPostgresCluster, runFolderVariable } from './postgres-cluster.ts';

/**
 * Vitest's global set-up: one PostgreSQL server per run, started by the first test file that needs it,
 * removed at the end.
 */
export default function setUp(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-run-'));
  process.env[runFolderVariable] = folder;
  return async () => {
    const file = join(folder, clusterFile);
    if (existsSync(file)) {
      const { directory, port } = JSON.parse(readFileSync(file, 'utf8'));
      await (await reopenPostgresCluster(directory, port)).remove();
    }
    rmSync(folder, { recursive: true, force: true });
  };
}
