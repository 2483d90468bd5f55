import { nameBuild } from './build-id.ts';
import { moveHeader } from './header.ts';
import { hideMissingImages } from './optional-images.ts';

// The script of every page, and the only one of a page without islands. A module script runs once the
// document is parsed.
nameBuild(document);
const header = document.querySelector('[data-site-header]');
if (header) moveHeader(header, document.querySelector('[data-site-footer]'));
hideMissingImages(document);
