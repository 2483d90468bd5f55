import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Whether Next answers requests for a path itself. */
export type IsNextPath = (path: string) => boolean;

/** Routes of the application that are not pages. */
const routes = /^\/(api\/.+|robots\.txt|sitemap\.xml|validators\/[\w-]+)$/;

/** @param publicFolder files in it are answered under their names; no other files are */
export function nextPaths(publicFolder: string): IsNextPath {
  const files = new Set(
    readdirSync(publicFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder.length).split(sep).join('/')),
  );
  return (path) => routes.test(path) || files.has(path);
}
