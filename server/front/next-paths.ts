import { publicFiles } from '../files/public-files.ts';

/** Whether Next answers requests for a path itself. */
export type IsNextPath = (path: string) => boolean;

/** Routes of the application that are not pages. */
const routes = /^\/(api\/.+|robots\.txt|sitemap\.xml|validators\/[\w-]+)$/;

/** @param publicFolder files in it are answered under their names; no other files are */
export function nextPaths(publicFolder: string): IsNextPath {
  const files = publicFiles(publicFolder);
  return (path) => routes.test(path) || files.has(path);
}
