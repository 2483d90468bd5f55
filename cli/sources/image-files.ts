import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const folder = join(import.meta.dirname, '../../public/images');

/** Paths on the site of its own images, as `/images/logo.svg`; undefined if their folder is not here. */
export function imageFiles(): ReadonlySet<string> | undefined {
  if (!existsSync(folder)) return undefined;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Set(files.map((file) => `/images${file.slice(folder.length).split(sep).join('/')}`));
}
