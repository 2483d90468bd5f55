import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The folder of the project. */
export const root = join(import.meta.dirname, '..');

/** Settings of a site that has the sandbox beside it, unless they are given: the sandbox can do what these offer. */
const settingsWithSandbox = process.env.WAYMARK_SETTINGS ?? '{"cardEntry":"on"}';

/**
 * Whether the sandbox is to run: when nothing is said about the outside services. `WAYMARK_SANDBOX` says it outright.
 */
export const wantsSandbox =
  process.env.WAYMARK_SANDBOX === undefined
    ? process.env.WAYMARK_SERVICES === undefined
    : process.env.WAYMARK_SANDBOX === '1';

/** Says what a site with the sandbox beside it is given. */
export function sandboxSettings(): Readonly<Record<string, string>> {
  console.log('The sandbox stands in for services that are not configured (WAYMARK_SANDBOX=1).');
  return { WAYMARK_SANDBOX: '1', WAYMARK_SETTINGS: settingsWithSandbox };
}

/** What every child needs: the Node and the tools of the project first, and no reports to Next's makers. */
export function childEnvironment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  );
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...more, PATH: path };
}

/** Runs a program of the project under our Node, sharing our terminal. */
export function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = root,
): ChildProcess {
  return spawn(process.execPath, args, { cwd, env: childEnvironment(env), stdio: 'inherit' });
}

/** The exit code of a program, once it has ended. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Waits until an address answers with success; false when the child ends or the time runs out first. */
export async function answers(url: string, child: ChildProcess, withinMs = 60_000): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Ends the whole run with one clear line. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** A port from the environment. */
export function portFrom(name: string, usual: number): number {
  const text = process.env[name];
  const port = text === undefined || text === '' ? usual : Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return fail(`${name} must be a port number from 1 to 65535, not "${text}".`);
}
