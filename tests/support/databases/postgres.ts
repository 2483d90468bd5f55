import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clusterFile, createPostgresCluster, runFolderVariable } from './postgres-cluster.ts';

/**
 * Creates an empty database on a real PostgreSQL server. The first test file that asks starts the server; all
 * files of the run share it, and `postgres-setup.ts` removes it at the end.
 *
 * @returns Its address, for example `postgres://postgres@127.0.0.1:5433/test_1f0c`.
 */
export async function createPostgresDatabase(): Promise<string> {
  const port = await sharedPort();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `postgres://postgres@127.0.0.1:${port}/${name}`;
}

async function sharedPort(): Promise<number> {
  const folder = process.env[runFolderVariable];
  if (folder === undefined) throw new Error('The global set-up of Vitest, postgres-setup.ts, has not run.');
  const file = join(folder, clusterFile);
  if (takeTurn(folder)) {
    const { directory, port } = await createPostgresCluster();
    writeFileSync(`${file}.new`, JSON.stringify({ directory, port }));
    // Renamed, so that nobody reads a partial file.
    renameSync(`${file}.new`, file);
  }
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).port;
    await sleep(50);
  }
  throw new Error('The PostgreSQL of this test run did not start.');
}

/** True for exactly one caller: creating a folder is atomic. */
function takeTurn(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'postgres-starting'));
    return true;
  } catch {
    return false;
  }
}
