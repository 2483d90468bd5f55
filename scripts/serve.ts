/**
 * Serves the built site. `npm start` runs it, and a container may. `--dev` builds each page on request instead.
 * docs/configuration.md describes the environment variables.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { builtProgram } from '../cli/built-program.ts';
import { root } from './processes.ts';

// Half of a start is compiling code. Where the folder cannot be written, as in an image, nothing is kept.
enableCompileCache(join(root, 'node_modules/.cache/waymark'));
const built = process.argv.includes('--dev') ? undefined : builtProgram('site');
// The route of `app/` imports these modules, which contain the pages to render, and no copies of them.
if (built !== undefined) process.env.SERVER_MODULES = new URL('server.mjs', built).href;
await import(built ?? './serving/serve-site.ts');
