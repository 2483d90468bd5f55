/** Modules of a site's own: an entry of its own, for commands that need nothing else of the server. */

export { readExtensions } from './extensions/read-extensions.ts';
export { applyExtensionSchemas, checkExtensions } from './extensions/site-extensions.ts';
