import type { IslandEntry } from '../islands/island.ts';
import type { PageIslandName } from '../islands/island-place.tsx';

/** How each island is loaded, and when. One without an entry does not compile. */
const islands: Readonly<Record<PageIslandName, IslandEntry>> = {
  'journey-form': {
    load: () => import('../journey/journey-form-island.ts').then((module) => module.journeyForm),
    when: 'at-once',
  },
  'preview-bar': {
    load: () => import('../page/preview-bar-island.ts').then((module) => module.previewBar),
    when: 'in-view',
  },
};

/** The entry for an island name from HTML; undefined if there is none. */
export function findIsland(name: string): IslandEntry | undefined {
  const entries: Readonly<Record<string, IslandEntry>> = islands;
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
