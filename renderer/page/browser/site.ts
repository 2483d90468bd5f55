import { moveHeader } from './header.ts';
import { hideMissingImages } from './optional-images.ts';

// The only script of our own on a content page; `npm run generate` bundles it into `public/site.js`.
const header = document.querySelector('[data-site-header]');
if (header) moveHeader(header, document.querySelector('[data-site-footer]'));
hideMissingImages(document);
