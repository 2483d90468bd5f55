import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { answers, childEnvironment, root } from '../../../scripts/processes.ts';
import { freePort } from '../../support/instances/free-port.ts';
import { joinBy, password } from './studio-site.fixture.ts';

/** One process of a site with its studio. */
export interface StudioInstance {
  readonly url: string;
  /** The link for the first administrator, if this instance has printed one. */
  invitation(): string;
  /** Starts it again at its port, as after it was killed. */
  start(): Promise<void>;
  kill(): Promise<void>;
}

/** A site in a folder of its own, with several instances on its store. */
export async function studioInstances(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-together-'));
  cpSync(join(root, 'cli/templates/blank'), folder, { recursive: true });
  const instances: StudioInstance[] = [];
  for (let index = 0; index < count; index++) instances.push(await startInstance(folder));
  return {
    instances,
    async stop() {
      await Promise.all(instances.map((instance) => instance.kill()));
      rmSync(folder, { recursive: true });
    },
  };
}

async function startInstance(folder: string): Promise<StudioInstance> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let printed = '';
  const instance: StudioInstance = {
    url,
    invitation: () => /http\S+\/studio\/join\S+/.exec(printed)?.[0] ?? '',
    async start() {
      const command = [join(root, 'cli/waymark.js'), 'start', '--port', String(port)];
      const env = { ...childEnvironment(), WAYMARK_STUDIO: 'on', WAYMARK_PROXIES: '1' };
      child = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
      child.stdout?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
      expect(await answers(`${url}/api/health`, child)).toBe(true);
      await expect.poll(() => printed).toMatch(/\/studio/);
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
  await instance.start();
  return instance;
}

let addresses = 0;

/** A browser of somebody who joins by a link and is signed in, with an address of their own. */
export async function personWith(browser: Browser, link: string, name: string): Promise<Page> {
  addresses += 1;
  const context = await browser.newContext();
  const address = `192.0.2.${addresses}`;
  // Of requests for data alone: the browser would ask whether the preview, which has no origin, may send such a header.
  await context.route('**/studio/api/**', async (route) => {
    await route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } });
  });
  const page = await context.newPage();
  await joinBy(page, link, name, emailOf(name));
  return page;
}

/** Signs in where the page asks for it. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(emailOf(name));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

function emailOf(name: string): string {
  return `${name.toLowerCase()}@example.nz`;
}

/** A link by which somebody may join at an instance, made by an administrator's page at another. */
export async function inviteBy(page: Page, at: string, name: string, role: string): Promise<string> {
  const invitation = { email: emailOf(name), role };
  const path = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch('/studio/api/people/invitations', init)).json()).path;
  }, invitation);
  return at + path;
}
