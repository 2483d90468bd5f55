import type { Island } from '../islands/island.ts';
import { findIsland } from './registry.ts';

/** Hydrates the islands of a page. If the scripts or props of one fail to load, it stays static HTML. */
export function hydrateIslands(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const entry = findIsland(place.dataset.island ?? '');
    if (entry === undefined) continue;
    const bring = () => void bringToLife(place, entry.load);
    if (entry.when === 'at-once') bring();
    else onceInView(place, bring);
  }
}

async function bringToLife(place: HTMLElement, load: () => Promise<Island<never>>): Promise<void> {
  const props = JSON.parse(place.nextElementSibling?.textContent ?? '{}');
  const { shared } = place.dataset;
  const [{ hydrate }, island, part] = await Promise.all([
    import('./hydrate.ts'),
    load(),
    shared === undefined ? undefined : fetchJson(shared),
  ]);
  await hydrate(place, island as unknown as Island<object>, props, part);
}

/** The page preloads it, so a browser fetches it once. */
async function fetchJson(src: string): Promise<unknown> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src} answered ${response.status}.`);
  return response.json();
}

/**
 * Observes the children of the place, because they may be positioned elsewhere, such as a bar at the edge of
 * the window.
 */
function onceInView(place: Element, act: () => void): void {
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  }).observe(place.firstElementChild ?? place);
}

// A module script runs once the document is parsed.
hydrateIslands(document);
