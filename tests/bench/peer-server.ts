import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, childEnvironment, root } from '../../scripts/processes.ts';
import { freePort } from '../support/instances/free-port.ts';
import { type PageToWriteOut, writeOut } from './markup.ts';

const sources = join(import.meta.dirname, 'peers');
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** The handwritten app, in production mode and in a process of its own. */
export interface PeerServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A page of the app with the markup of one of ours. */
export interface PeerPage extends PageToWriteOut {
  readonly path: string;
}

/** Builds the app, with pages that have the markup of ours, and starts it. */
export async function startPeers(pages: readonly PeerPage[]): Promise<PeerServer> {
  // Outside the project, where Next would take our files for the peer's.
  const folder = mkdtempSync(join(tmpdir(), 'waymark-peers-'));
  cpSync(sources, folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const page of pages) {
    const { markup, form } = await writeOut(page);
    cpSync(join(sources, 'app/step'), join(folder, 'app', page.path), { recursive: true });
    writeFileSync(join(folder, 'app', page.path, 'markup.jsx'), markup);
    writeFileSync(join(folder, 'app', page.path, 'form.jsx'), form);
  }

  const building = runNext(folder, 'build');
  const [code] = await once(building.child, 'exit');
  if (code !== 0) throw new Error(`The peers could not be built:\n${building.log()}`);

  const port = await freePort();
  const { child, log } = runNext(folder, 'start', '--port', String(port));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  if (await answers(`${url}/step`, child)) return { url, stop };
  await stop();
  throw new Error(`The peers did not start:\n${log()}`);
}

function runNext(folder: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [next, ...args], {
    cwd: folder,
    env: childEnvironment({ NODE_ENV: 'production' }),
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => written.push(chunk));
  }
  return { child, log: () => written.join('').slice(-3000) };
}
