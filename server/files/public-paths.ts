import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Paths on the site of the files of a folder, as `/images/logo.svg` and `/documents/terms.pdf`; undefined if there is no
 * such folder.
 */
export function publicPaths(folder: string): ReadonlySet<string> | undefined {
  if (!existsSync(folder)) return undefined;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Set(files.map((file) => file.slice(folder.length).split(sep).join('/')));
}
