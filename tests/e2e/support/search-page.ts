import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** The parts of the page that searches the site. */
export function searchPage(page: Page) {
  return {
    field: page.getByRole('searchbox'),
    button: page.getByRole('search').getByRole('button', { name: 'Search' }),
    hits: page.getByRole('main').getByRole('listitem'),
    titles: page.getByRole('main').getByRole('listitem').getByRole('heading'),
    status: page.getByRole('main').getByRole('status'),
    more: page.getByRole('link', { name: 'Load more results' }),
    retry: page.getByRole('link', { name: 'Try again' }),
  };
}

/** Waits until the site has filled its index. */
export async function untilIndexed(site: Site, path = '/'): Promise<void> {
  const indexed = () => site.sandbox.state.searchIndexes.get('website')?.get(path) !== undefined;
  await expect.poll(indexed).toBe(true);
}

/** The HTML of the page for a query. */
export async function searched(site: Site, query: string): Promise<string> {
  return await (await fetch(`${site.url}/search?${new URLSearchParams({ q: query })}`)).text();
}
