import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { answers, childEnvironment, root } from '../../../scripts/processes.ts';
import { freePort } from '../../support/instances/free-port.ts';

/** A site that is served from a folder of its own. */
export interface ServedFolder {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves the site in a folder, as `waymark start` does. */
export async function serveFolder(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServedFolder> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(root, 'cli/waymark.js'), 'start', '--port', String(port)], {
    cwd: folder,
    env: { ...childEnvironment(), ...settings },
    stdio: 'inherit',
  });
  expect(await answers(`${url}/api/health/live`, child)).toBe(true);
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
