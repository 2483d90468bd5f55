import { join } from 'node:path';
import { root } from './processes.ts';

/** Makes the programs that tests start keep what Node compiles for them: each would compile the whole engine again. */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
}
