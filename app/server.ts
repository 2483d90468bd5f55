import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Server from '#server';

/**
 * The modules of the server as loaded by this process. Next would bundle copies of them for its routes, with
 * variables of their own, and one of those variables contains the running site.
 */
export function server(): Promise<typeof Server> {
  const { href } = pathToFileURL(join(process.cwd(), 'server/index.ts'));
  return import(/* turbopackIgnore: true */ href);
}
