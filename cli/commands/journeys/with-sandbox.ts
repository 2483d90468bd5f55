import type { LiveServices } from '../../scenarios/live-services.ts';
import { type ExitCode, UsageError } from '../../terminal.ts';

/** Connects to the sandbox at an address, if one is given, while some work is done. */
export async function withSandbox(
  url: string | undefined,
  work: (services: LiveServices | undefined) => Promise<ExitCode>,
): Promise<ExitCode> {
  if (url === undefined) return await work(undefined);
  if (!URL.canParse(url)) throw new UsageError(`"${url}" is not the address of a sandbox.`);
  const { sandboxOverHttp } = await import('../../scenarios/sandbox-over-http.ts');
  const sandbox = sandboxOverHttp(url.replace(/\/$/, ''));
  try {
    return await work(sandbox);
  } finally {
    sandbox.close();
  }
}
