import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Whether a path of a request is answered by Next with the request as it came. */
export type IsNextPath = (path: string) => boolean;

/** Routes of the application that are no pages. */
const routes = /^\/(api\/.+|robots\.txt|sitemap\.xml|validators\/[\w-]+)$/;

/**
 * @param publicFolder its files are answered under their names, and nothing else beside them
 */
export function nextPaths(publicFolder: string): IsNextPath {
  const files = new Set(
    readdirSync(publicFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder.length).split(sep).join('/')),
  );
  return (path) => routes.test(path) || files.has(path);
}
