import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const folder = join(import.meta.dirname, '../../public');

/**
 * Paths on the site of its own files, as `/images/logo.svg` and `/documents/terms.pdf`; undefined if the folder
 * of its images is not here.
 */
export function publicFiles(): ReadonlySet<string> | undefined {
  if (!existsSync(join(folder, 'images'))) return undefined;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Set(files.map((file) => file.slice(folder.length).split(sep).join('/')));
}
