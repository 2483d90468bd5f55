import type { ModuleType } from '#schemas';
import type { Island } from '../islands/island.ts';

/** How a region that no browser hydrates is loaded. */
export interface StaticRegionEntry {
  // Its props come from a document and its reader, so only the region itself knows their type.
  readonly load: () => Promise<Island<never>>;
  /**
   * Seconds after which a script asks for it again (../page/browser/refresh-regions.ts), unless its module has
   * `refreshSeconds`; left out, the region is as old as its page.
   */
  readonly refreshSeconds?: number;
}

/** Regions that stay HTML: links and GET forms in them are followed in place (../page/browser/regions.ts). */
export const staticRegions = {
  'article-list': {
    load: async () => ({
      Component: (await import('../modules/article-list/article-list.tsx')).ArticleList,
    }),
  },
  'document-list': {
    load: async () => ({
      Component: (await import('../modules/document-list/document-list.tsx')).DocumentList,
    }),
  },
  'faq-list': {
    load: async () => ({ Component: (await import('../modules/faq-list/faq-list.tsx')).FaqList }),
  },
  'site-search': {
    load: async () => ({ Component: (await import('../modules/site-search/site-search.tsx')).SiteSearch }),
  },
  'data-table': {
    load: async () => ({ Component: (await import('../modules/data-table/data-table.tsx')).DataTable }),
  },
  'picture-series': {
    load: async () => ({
      Component: (await import('../modules/picture-series/picture-series.tsx')).PictureSeries,
    }),
  },
} satisfies { readonly [T in ModuleType]?: StaticRegionEntry };

/** The entry of a region that stays HTML; undefined for any other name. */
export function findStaticRegion(name: string): StaticRegionEntry | undefined {
  const entries: Readonly<Record<string, StaticRegionEntry>> = staticRegions;
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** Types of modules that are regions: they depend on the address's query, or on data of the moment. */
export type RegionName = keyof typeof staticRegions;

export function isRegion(type: string): type is RegionName {
  return Object.hasOwn(staticRegions, type);
}
