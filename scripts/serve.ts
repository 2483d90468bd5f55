/**
 * Serves the built site. `npm start` runs it, and a container may. `--dev` builds each page on request instead.
 * docs/configuration.md describes the environment variables.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { siteProgram } from '../cli/built-program.ts';
import { root } from './processes.ts';

// Half of a start is compiling code. Where the folder cannot be written, as in an image, nothing is kept.
enableCompileCache(join(root, 'node_modules/.cache/waymark'));
await import(process.argv.includes('--dev') ? './serving/serve-site.ts' : siteProgram());
