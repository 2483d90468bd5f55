import { join } from 'node:path';
import { root } from '../processes.ts';

/** Output folder of the islands' build: `browser`, with Vite's manifest, and `server`. */
export const islandsFolder = join(root, 'dist');
