import { moveHeader } from './header.ts';
import { hideMissingImages } from './optional-images.ts';

/** What a page does by itself once all of it is there. */
function start(): void {
  const header = document.querySelector('[data-site-header]');
  if (header) moveHeader(header, document.querySelector('[data-site-footer]'));
  hideMissingImages(document);
}

// The only script of our own on a content page; `npm run generate` bundles it into `public/site.js`.
// It is asynchronous, so it may be here before the page is.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
