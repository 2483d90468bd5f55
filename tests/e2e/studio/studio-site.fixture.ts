import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { answers, childEnvironment, root } from '../../../scripts/processes.ts';
import { freePort } from '../../support/instances/free-port.ts';

export const password = 'a long enough password';

/** A site of a folder of its own that was started with its studio. */
export interface StudioSite {
  readonly url: string;
  /** The link by which the first administrator joins. */
  readonly invitation: string;
  /** Ends the site and removes its folder. */
  stop(): Promise<void>;
}

/** Writes a site into a new folder and starts it with its studio. */
export async function startStudioSite(
  writeSite: (folder: string) => void,
  environment: Readonly<Record<string, string>> = {},
): Promise<StudioSite> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-studio-'));
  writeSite(folder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(root, 'cli/waymark.js'), 'start', '--port', String(port)], {
    cwd: folder,
    env: { ...childEnvironment(), WAYMARK_STUDIO: 'on', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let invitation = '';
  child.stdout.on('data', (chunk: Buffer) => {
    invitation = /http\S+\/studio\/join\S+/.exec(chunk.toString())?.[0] ?? invitation;
  });
  expect(await answers(`${url}/api/health/live`, child)).toBe(true);
  await expect.poll(() => invitation).not.toBe('');
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { url, invitation, stop };
}

/** Joins by an invitation and is signed in. */
export async function joinBy(page: Page, link: string, name: string, email: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.waitForURL(/\/studio$/);
}
