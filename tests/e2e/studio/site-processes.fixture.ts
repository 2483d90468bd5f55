import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { answers, childEnvironment, root } from '../../../scripts/processes.ts';
import { freePort } from '../../support/instances/free-port.ts';

/** A process of `waymark`, as an operator starts it. */
export interface SiteProcess {
  readonly url: string;
  printed(): string;
  /** Sends a signal. @returns the exit code */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

interface StartOptions {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** By default one that is free. */
  readonly port?: number | undefined;
}

/** Starts `waymark start`, `studio` or `dev` in the folder of a site, and waits until it answers. */
export async function startSite(
  command: 'start' | 'studio' | 'dev',
  { folder, environment, port }: StartOptions,
): Promise<SiteProcess> {
  const at = port ?? (await freePort());
  const url = `http://localhost:${at}`;
  const args = [join(root, 'cli/waymark.js'), command, '--port', String(at)];
  const env = { ...childEnvironment(), WAYMARK_STUDIO: undefined, ...environment };
  const child: ChildProcess = spawn(process.execPath, args, {
    ...{ cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  expect(await answers(`${url}/api/health`, child), printed).toBe(true);
  await expect.poll(() => printed).toContain('Ctrl-C stops it');
  return {
    url,
    printed: () => printed,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Asks the interface of a studio as somebody who is signed in there. */
export type AskStudio = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }>;

const password = 'a long enough password';

/** Somebody in a browser, which keeps its cookies when the studio starts again. */
export function askingAt(url: () => string): AskStudio {
  const cookies = new Map<string, string>();
  return async (method, path, body) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: url(), ...(body && { 'content-type': 'application/json' }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${url()}/studio/api${path}`, init);
    for (const each of response.headers.getSetCookie()) {
      const [name = '', value = ''] = each.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return { status: response.status, body: await response.json() };
  };
}

/** Joins by a link and signs in, as a browser does. */
export async function joinAt(ask: AskStudio, link: string, name: string): Promise<void> {
  const token = new URL(link, 'http://localhost').hash.slice(1);
  const email = `${name}@example.nz`;
  expect((await ask('POST', '/join', { token, name, email, password })).status).toBe(200);
  expect((await ask('POST', '/auth/sign-in/email', { email, password })).status).toBe(200);
}
