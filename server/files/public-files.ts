import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Paths on the site of the files of a folder, as `/images/logo.svg` and `/documents/terms.pdf`. */
export function publicFiles(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Set(files.map((file) => file.slice(folder.length).split(sep).join('/')));
}
