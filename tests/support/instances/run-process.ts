import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { WaymarkRun } from '../running/fake-terminal.ts';

const command = join(import.meta.dirname, '../../../cli/waymark.js');

export interface ProcessSetting {
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Standard input; empty by default. */
  readonly input?: string | Buffer;
  /** Command that the shell runs first, for example `ulimit -n 64`. */
  readonly before?: string;
}

/** Runs `waymark <args>` as a process of its own, like an author or a build server. */
export async function waymarkProcess(args: readonly string[], setting: ProcessSetting): Promise<WaymarkRun> {
  const { folder, environment = {}, input = '', before = 'true' } = setting;
  const child = spawn('sh', ['-c', `${before} && exec "$@"`, 'sh', process.execPath, command, ...args], {
    cwd: folder,
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...environment },
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [out, err, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { exitCode, out, err };
}
