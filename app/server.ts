import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Server from '#server';

/**
 * The modules of the server as loaded by this process: built ones, which `scripts/serve.ts` names, or the sources. Next
 * would bundle a copy of them for its route, with variables of its own, and one of those variables contains the pages to
 * render.
 */
export function server(): Promise<typeof Server> {
  const sources = pathToFileURL(join(process.cwd(), 'server/index.ts')).href;
  return import(/* turbopackIgnore: true */ process.env.SERVER_MODULES ?? sources);
}
