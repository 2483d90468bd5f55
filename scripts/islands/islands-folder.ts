import { join } from 'node:path';
import { root } from '../processes.ts';

/** Where the build of the islands goes: `browser`, with Vite's manifest, and `server`. */
export const islandsFolder = join(root, 'dist');
