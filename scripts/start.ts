/**
 * `npm start`: builds what is stale, then runs the site and the sandbox until Ctrl-C. The sandbox is left out
 * with `--no-sandbox`, and when services are configured (WAYMARK_SERVICES) and WAYMARK_SANDBOX is not 1. PORT
 * and SANDBOX_PORT set their ports.
 */
import type { ChildProcess } from 'node:child_process';
import { parseArgs } from 'node:util';
import { wantsSandbox } from '../server/config/setting.ts';
import { answers, exitCode, fail, isPortFree, portFrom, runNode, sandboxSettings } from './processes.ts';

const { values: options } = parseArgs({ options: { 'no-sandbox': { type: 'boolean', default: false } } });
const withSandbox = wantsSandbox(process.env) && !options['no-sandbox'];
const port = portFrom('PORT', 3000);
const sandboxPort = portFrom('SANDBOX_PORT', 4600);

await requireFree(port, 'PORT');
if (withSandbox) await requireFree(sandboxPort, 'SANDBOX_PORT');
if ((await exitCode(runNode(['scripts/build.ts', '--if-stale']))) !== 0) fail('The site could not be built.');

const children: ChildProcess[] = [];
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

if (withSandbox) {
  const sandbox = start('sandbox/start.ts', { SANDBOX_PORT: String(sandboxPort) });
  if (!(await answers(`http://localhost:${sandboxPort}/_control/received`, sandbox))) await stop(1);
}
const site = start('scripts/serve.ts', {
  NODE_ENV: 'production',
  PORT: String(port),
  WAYMARK_STUDIO: process.env.WAYMARK_STUDIO ?? 'on',
  SANDBOX_PORT: String(sandboxPort),
  ...(withSandbox && sandboxSettings()),
});
// It may wait for its database.
if (await answers(`http://localhost:${port}/api/health`, site, Number.POSITIVE_INFINITY)) {
  console.log(`\n  Waymark is at http://localhost:${port}  (Ctrl-C stops it)\n`);
} else await stop(1);

/** Starts one process. When one ends, so do the others. */
function start(script: string, env: Readonly<Record<string, string>>): ChildProcess {
  const child = runNode([script], env);
  child.once('exit', (code) => void stop(code ?? 1));
  children.push(child);
  return child;
}

/** Stops the processes from last to first: the site may need the sandbox until it has stopped. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const child of children.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = exitCode(child);
    child.kill('SIGTERM');
    await ended;
  }
  process.exit(code);
}

async function requireFree(wanted: number, name: string): Promise<void> {
  if (!(await isPortFree(wanted)))
    fail(`Port ${wanted} is taken: set ${name} to another, as in ${name}=${wanted + 1} npm start`);
}
