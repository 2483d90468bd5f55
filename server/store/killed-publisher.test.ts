import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { databasesForLongTests } from '../../tests/support/databases/databases.ts';
import { openTestStore } from '../../tests/support/databases/stores.ts';
import { runsFull } from '../../tests/support/running/tier.ts';
import { checkExport } from './transfer/check-export.ts';

const documents = 60;
const kills = runsFull ? 8 : 3;
const program = join(import.meta.dirname, 'killed-publisher.child.ts');

/** Publishes in another process, kills it after a while, and returns the last generation it finished. */
async function publishAndKill(url: string, first: number, afterMs: number): Promise<number> {
  const child = spawn(process.execPath, [program, url, String(documents), String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let finished = first - 1;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    finished = Number(line);
  });
  await Promise.race([once(lines, 'line'), exited]);
  await sleep(afterMs);
  child.kill('SIGKILL');
  await exited;
  return finished;
}

describe.each(databasesForLongTests)('a publisher on $name that is killed at any moment', ({ create }) => {
  it('leaves the old release live or the new one, never half of one', { timeout: 180_000 }, async () => {
    const url = await create();
    let next = 0;
    for (let kill = 0; kill < kills; kill++) {
      const finished = await publishAndKill(url, next, 20 + Math.random() * 120);
      const store = await openTestStore(url);
      const live = await store.liveRelease();
      const generations = new Set(live?.documents.map(({ body }): number => JSON.parse(body).generation));
      const [generation = -1] = generations;
      expect(generations.size, `generations live after ${generation}`).toBe(1);
      expect(live?.documents).toHaveLength(documents);
      // Generations reported as published stay published.
      expect(generation).toBeGreaterThanOrEqual(finished);
      next = generation + 1;
    }
    const exported = await (await openTestStore(url)).export();
    expect(checkExport(exported)).toHaveProperty('data');
    expect(exported.releases.every(({ entries }) => Object.keys(entries).length === documents)).toBe(true);
    expect(exported.live).toBe(exported.releases.at(-1)?.id);
    expect(exported.audit).toHaveLength(exported.releases.length);
  });
});
