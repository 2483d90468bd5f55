import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where a folder has Waymark's command: the repository itself, or its package. */
const places = ['cli/waymark.js', 'node_modules/waymark/cli/waymark.js'];

/**
 * The path of Waymark's command for a folder; undefined where it has none.
 */
export function findCommand(folder, configured) {
  const candidates =
    configured === '' ? places.map((place) => join(folder, place)) : [resolve(folder, configured)];
  return candidates.find((path) => existsSync(path));
}
