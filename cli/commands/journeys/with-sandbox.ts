import type { LiveServices } from '../../scenarios/canned-outside.ts';
import { type ExitCode, UsageError } from '../../terminal/terminal.ts';

const mostMs = 5000;

/** Connects to the sandbox at an address, if one is given, while some work is done. */
export async function withSandbox(
  url: string | undefined,
  work: (services: LiveServices | undefined) => Promise<ExitCode>,
): Promise<ExitCode> {
  if (url === undefined) return await work(undefined);
  if (!URL.canParse(url)) throw new UsageError(`"${url}" is not the address of a sandbox.`);
  const isThere = await fetch(url, { signal: AbortSignal.timeout(mostMs) }).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new UsageError(`No sandbox answers at ${url}. Start one with \`npm run dev\`.`);
  const { sandboxOverHttp } = await import('../../scenarios/sandbox-over-http.ts');
  const sandbox = sandboxOverHttp(url.replace(/\/$/, ''));
  try {
    return await work(sandbox);
  } finally {
    sandbox.close();
  }
}
