import type { BrowserContext, Page } from '@playwright/test';

/**
 * Records what pages push onto their data layer, with the outcome of each page, beyond the page's lifetime.
 */
export async function keepDataLayer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window.origin === 'null') return;
    const keep = (entry: unknown) => {
      const kept: unknown[] = JSON.parse(sessionStorage.getItem('pushed') ?? '[]');
      sessionStorage.setItem('pushed', JSON.stringify([...kept, entry]));
    };
    const layer: unknown[] = [];
    layer.push = (...entries) => {
      entries.forEach(keep);
      return Array.prototype.push.apply(layer, entries);
    };
    Object.assign(window, { dataLayer: layer });
    window.addEventListener('pagehide', () => keep('left the page'));
  });
}

/** Everything pushed so far in the tab of a page, oldest first. */
export function pushedTo(page: Page): Promise<unknown[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('pushed') ?? '[]'));
}
