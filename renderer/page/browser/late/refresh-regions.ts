import { refreshRegions } from '../refresh-regions.ts';

refreshRegions(document);
