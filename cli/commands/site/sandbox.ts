import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadDocument } from '#engine';
import { sandboxService } from '#server';
import type { Terminal } from '../../terminal/terminal.ts';

/** The program of a site's folder that stands in for its services. */
const program = 'sandbox/start.js';

/**
 * Starts the program of a site that stands in for its services, and has the site call it: service `x` at `/x`. Does
 * nothing without such a program, or where services are configured.
 */
export function startOwnSandbox(
  documents: readonly ReadDocument[],
  { folder, err }: Pick<Terminal, 'folder' | 'err'>,
): void {
  const { env } = process;
  if (!existsSync(join(folder, program))) return;
  if (env.WAYMARK_SERVICES ?? env.WAYMARK_SANDBOX) return;
  const port = env.SANDBOX_PORT || '4600';
  const url = `http://127.0.0.1:${port}`;
  const names = documents.flatMap(({ document }) =>
    document.kind === 'operation' && document.service !== undefined ? [document.service] : [],
  );
  env.WAYMARK_SERVICES = JSON.stringify(
    Object.fromEntries(
      names.map((name) => {
        const { name: _, ...service } = sandboxService(url, name);
        return [name, service];
      }),
    ),
  );
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...env, SANDBOX_PORT: port },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('exit', (code) => err(`waymark: ${program} has ended (${code}); services do not answer.\n`));
  process.once('exit', () => child.removeAllListeners().kill());
}
