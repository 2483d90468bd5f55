import { join } from 'node:path';
import { root } from './processes.ts';

/**
 * Turns on Node's compile cache for the programs that tests start: each would compile the whole engine again.
 */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
}
