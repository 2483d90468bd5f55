import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serveBakery } from '../support/instances/served-site.ts';
import { cleanUpAfterTest } from '../support/running/cleanup.ts';

/** Has one client, in a process of its own, flood a site with requests whose answers it does not read. */
async function attack(origin: string, path: string, connections: number, requests: number): Promise<void> {
  const program = join(import.meta.dirname, 'attacking-client.child.ts');
  const child = spawn(
    process.execPath,
    [program, new URL(origin).port, path, String(connections), String(requests)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  cleanUpAfterTest(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
}

/** Loads a page as another client, on a connection of its own. */
async function look(origin: string, path: string): Promise<number | undefined> {
  const request = get(origin + path, { localAddress: '127.0.0.2', agent: false });
  const [answer] = await once(request, 'response');
  await text(answer);
  return answer.statusCode;
}

const connections = 1200;

it('While one client opens 1,200 connections, asks 60 times on each and reads nothing, another one is served', async () => {
  const { origin, begun } = await serveBakery({ LOG_LEVEL: 'silent' });
  await look(origin, '/order');
  // Without turns, ten requests of each connection are begun and more before the other client's.
  await attack(origin, '/order', connections, 60);
  for (let turn = 0; turn < 10; turn++) {
    const before = begun();
    expect(await look(origin, turn % 2 === 0 ? '/order' : '/about/us')).toBe(200);
    expect(begun() - before).toBeLessThan(2 * connections);
    await sleep(100);
  }
});
