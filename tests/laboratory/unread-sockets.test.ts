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

/** Loads a page as another client, on a connection of its own, and measures how much the site works meanwhile. */
async function look(origin: string, path: string) {
  const before = process.cpuUsage();
  const request = get(origin + path, { localAddress: '127.0.0.2', agent: false });
  const [answer] = await once(request, 'response');
  await text(answer);
  const { user, system } = process.cpuUsage(before);
  return { status: answer.statusCode, workedMs: (user + system) / 1000 };
}

const calmViews = 100;
/** The attack asks for 72,000 pages; another client may wait for the work of this many. */
const mostViews = 1000;

it('While one client opens 1,200 connections, asks 60 times on each and reads nothing, another one is served', async () => {
  const { origin } = await serveBakery({ LOG_LEVEL: 'silent' });
  await look(origin, '/order');
  let calmMs = 0;
  for (let view = 0; view < calmViews; view++) calmMs += (await look(origin, '/order')).workedMs;
  await attack(origin, '/order', 1200, 60);
  for (let turn = 0; turn < 10; turn++) {
    const { status, workedMs } = await look(origin, turn % 2 === 0 ? '/order' : '/about/us');
    expect(status).toBe(200);
    expect(workedMs / (calmMs / calmViews)).toBeLessThan(mostViews);
    await sleep(100);
  }
});
