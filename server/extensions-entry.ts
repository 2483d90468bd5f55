/** Modules of a site's own: an entry of its own, for commands that need nothing else of the server. */

export { checkExtensions } from './extensions/check-extensions.ts';
export { galleryPage } from './extensions/gallery-page.ts';
export { readExtensions } from './extensions/read-extensions.ts';
export { applyExtensionSchemas, applyOperators } from './extensions/site-extensions.ts';
export { loadExtensionRendering } from './files/islands/islands.ts';
