import type { IslandEntry } from '../islands/island.ts';
import type { HydratedRegionName } from '../registry/region-registry.ts';

/** How the regions that React hydrates are loaded, and when. */
export const hydratedRegions = {
  'share-price': {
    load: () => import('../modules/share-price/share-price-island.ts').then((module) => module.sharePrice),
    when: 'in-view',
  },
} satisfies Readonly<Record<HydratedRegionName, IslandEntry>>;
