import { expect, type Page } from '@playwright/test';
import type { DocumentChanges, Site } from '../sites/site.ts';

/**
 * A page and a list to search for, in words of the tests alone: an author's words change neither what is found nor
 * how much of it.
 */
export const searchable = {
  page: { path: '/help', title: 'Navigating the estuary' },
  /** In the texts of more pages than are shown at a time. */
  word: 'taniwha',
};

/** The changes of the documents that make the words of the tests searchable. */
export const searchableDocuments: DocumentChanges = {
  'pages/help-page.json': (page) => Object.assign(page, { title: searchable.page.title }),
  'content/gefaqs.json': ({ items }) => {
    const text = `Ask the ${searchable.word}.`;
    for (const { fields } of items.slice(0, 20)) fields.blockEditor.unshift({ type: 'paragraph', text });
  },
};

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
