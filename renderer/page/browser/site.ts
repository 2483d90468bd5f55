import { nameBuild } from './build-id.ts';
import { moveHeader } from './header.ts';
import { loadLateScripts } from './late-scripts.ts';
import { hideMissingImages } from './optional-images.ts';

// The script of every page. It loads the others that the page needs. A module script runs once the
// document is parsed.
nameBuild(document);
const header = document.querySelector('[data-site-header]');
if (header) moveHeader(header, document.querySelector('[data-site-footer]'));
hideMissingImages(document);
loadLateScripts(document);
