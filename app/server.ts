import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Server from '#server';

/**
 * The modules of the server as the process itself has loaded them. Next would bundle copies of them for its routes, with
 * variables of their own, and the site of this process is in one of those variables.
 */
export function server(): Promise<typeof Server> {
  const { href } = pathToFileURL(join(process.cwd(), 'server/index.ts'));
  return import(/* turbopackIgnore: true */ href);
}
