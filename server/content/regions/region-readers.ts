import type { RegionReaders } from './region.ts';

/** The reader of every type of region; the renderer's `regionRegistry` has the same types. */
export const regionReaders: RegionReaders = {};
