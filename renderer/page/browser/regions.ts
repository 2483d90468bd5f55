import { followRegions } from './follow-regions.ts';

// The script of pages with regions that stay HTML. A module script runs once the document is parsed.
followRegions(document);
