import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon');

export interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** Requests per second that a server answers on sixteen connections from a process of their own. */
export async function requestsPerSecond({ url, headers = {}, seconds }: Load): Promise<number> {
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const { stdout } = await run(process.execPath, [
    autocannon,
    ...['--json', '--no-progress', '-c', '16', '-d', String(seconds), ...headerArguments, url],
  ]);
  const result = JSON.parse(stdout);
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Error(`${url} failed ${failed} of ${result.requests.total} requests.`);
  return result.requests.total / result.duration;
}
