import type { IslandEntry } from '../islands/island.ts';
import type { RegionName } from '../registry/region-registry.ts';
import { hydratedRegions } from './hydrated-regions.ts';

export const islandRegistry = {
  'journey-form': {
    load: () => import('../journey/journey-form-island.ts').then((module) => module.journeyForm),
    when: 'at-once',
  },
  'preview-bar': {
    load: () => import('../page/preview-bar-island.ts').then((module) => module.previewBar),
    when: 'in-view',
  },
  ...hydratedRegions,
} satisfies Readonly<Record<string, IslandEntry>>;

export type IslandName = keyof typeof islandRegistry | RegionName;

/** The entry for an island name from HTML; undefined if there is none. */
export function findIsland(name: string): IslandEntry | undefined {
  const entries: Readonly<Record<string, IslandEntry>> = islandRegistry;
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
