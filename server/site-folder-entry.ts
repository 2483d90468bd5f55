/** Where the parts of a site are: an entry of its own, for commands that need nothing else of the server. */

export { mediaFolder, siteFolder } from './config/site-folder.ts';
export { publicPaths } from './files/public-paths.ts';
