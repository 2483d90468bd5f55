import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../../../scripts/processes.ts';

export interface CommandOutcome {
  readonly exitCode: number;
  /** Both outputs combined. */
  readonly output: string;
}

/** Runs the `waymark` command like an author. */
export async function runCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandOutcome> {
  const child = spawn(process.execPath, [join(root, 'cli/waymark.js'), ...args], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [written, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { exitCode: code ?? 1, output: written + complained };
}
