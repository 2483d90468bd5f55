import { nameBuild } from './build-id.ts';
import { moveHeader } from './header.ts';
import { hideMissingImages } from './optional-images.ts';

/**
 * Loads the scripts that improve a page which already works, once it has loaded. The page lists them in a `meta`
 * element.
 */
function loadLateScripts(root: Document): void {
  const { content = '' } = root.querySelector<HTMLMetaElement>('meta[name=late-scripts]') ?? {};
  addEventListener('load', () => {
    for (const file of content.match(/\S+/g) ?? []) void import(/* @vite-ignore */ file);
  });
}

// The script of every page. It loads the others that the page needs. A module script runs once the
// document is parsed.
nameBuild(document);
const header = document.querySelector('[data-site-header]');
if (header) moveHeader(header, document.querySelector('[data-site-footer]'));
hideMissingImages(document);
loadLateScripts(document);
