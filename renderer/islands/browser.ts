import type { Island } from './island.ts';
import { findIsland } from './registry.ts';

/** Hydrates the islands of a page. Those whose scripts do not come stay the HTML that they are. */
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
  const [{ hydrate }, island] = await Promise.all([import('./hydrate.ts'), load()]);
  await hydrate(place, island as unknown as Island<object>, props);
}

/** What is observed is the content of the place: it may stand elsewhere, as a bar at the edge of the window does. */
function onceInView(place: Element, act: () => void): void {
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  }).observe(place.firstElementChild ?? place);
}

// A module runs when all of the page is there, unless it is asynchronous, as this one is not.
hydrateIslands(document);
