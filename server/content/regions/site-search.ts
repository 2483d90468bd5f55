import { cutText, type SearchView } from '#engine';
import type { SiteSearch } from '#schemas';
import type { RegionReader } from './region.ts';

const longestQuery = 200;

/**
 * Cleans a typed query for searching and showing it again: one line of at most 200 characters, without
 * control characters, marks of direction or broken characters. Emoji stay whole.
 */
export function cleanQuery(typed: string): string {
  const line = typed
    .slice(0, 10 * longestQuery)
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
    .normalize('NFC')
    .trim();
  return cutText(line, longestQuery).trim();
}

/** More pages of hits are not shown: who has read so many searches for something else. */
const mostPages = 20;

/** Searches the index of the site for what the address asks. */
export const siteSearch: RegionReader<SiteSearch> = {
  parameters: ['q', 'page'],
  reads: 'moment',
  async read({ query, findHits }): Promise<SearchView> {
    const asked = cleanQuery(query.get('q') ?? '');
    const page = readPage(query.get('page'));
    const nothing = { query: asked, page, hasMore: false } as const;
    if (asked === '') return { ...nothing, findings: { outcome: 'found', hits: [], total: 0 } };
    const found = await findHits(asked, page);
    if (found === undefined) return { ...nothing, findings: { outcome: 'failed' } };
    const { hits, total, pages } = found;
    return {
      ...nothing,
      hasMore: page < Math.min(pages, mostPages),
      findings: { outcome: 'found', hits, total },
    };
  },
};

function readPage(text: string | null): number {
  const page = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), mostPages);
}
