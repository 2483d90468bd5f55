import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The folder of the project. */
export const root = join(import.meta.dirname, '..');

/**
 * Default settings of a site that runs with the sandbox: these options need services that the sandbox has.
 */
const settingsWithSandbox = process.env.WAYMARK_SETTINGS ?? '{"cardEntry":"on"}';

/** Environment of a site that runs with the sandbox. Prints that the sandbox is used. */
export function sandboxSettings(): Readonly<Record<string, string>> {
  console.log('The sandbox stands in for services that are not configured (WAYMARK_SANDBOX=1).');
  return { WAYMARK_SANDBOX: '1', WAYMARK_SETTINGS: settingsWithSandbox };
}

/**
 * Environment of every child process: the project's Node and tools come first in PATH, and Next's telemetry
 * is off.
 */
export function childEnvironment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  );
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...more, PATH: path };
}

/** Runs a program of the project with our Node, sharing our terminal. */
export function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = root,
): ChildProcess {
  return spawn(process.execPath, args, { cwd, env: childEnvironment(env), stdio: 'inherit' });
}

/** Resolves to the exit code of a program when it ends. */
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

/** Waits until an address answers with success; false when the child ends first or time runs out. */
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

/** Ends the process with a one-line error. */
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
