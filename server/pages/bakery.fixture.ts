import type { Document, Page, Site } from '#schemas';
import type { PageSite } from './page-site.ts';

const image = { src: '/images/logo.svg', alt: '', width: 1, height: 1 };
/** A small site in another trade. */
export const site: Site = {
  kind: 'site',
  id: 'site',
  schemaVersion: 6,
  brand: 'Bakery',
  language: 'en-nz',
  timeZone: 'Pacific/Auckland',
  channel: 'website',
  hosts: [
    { contains: 'uat', titlePrefix: '[UAT]' },
    { contains: 'localhost', titlePrefix: '[LOCAL]' },
  ],
  phones: {},
  notFoundPage: 'nothing-here',
  header: {
    contentID: 1,
    logo: image,
  },
  footer: {
    contentID: 2,
    logo: image,
    copyrightMessage: 'Bakery',
    primaryLinks: [],
    secondaryLinks: [],
    socialIcons: [],
  },
};

export function page(id: string, path: string, content: Page['zones']['content'] = []): Page {
  const seo = { sitemapVisible: true };
  return {
    kind: 'page',
    id,
    schemaVersion: 1,
    path,
    template: 'content',
    title: id,
    seo,
    zones: { content },
  };
}

export const pages: readonly Document[] = [
  page('home', '/'),
  page('about', '/about/us'),
  page('order', '/order', [{ type: 'form', journey: 'order', step: 'bread' }]),
  page('nothing-here', '/nothing-here'),
];

/** The part of a site that reads content, for pages without any. */
export const noContent: Pick<PageSite, 'pageContent' | 'readRegions'> = {
  pageContent: async () => ({
    content: { items: () => [], count: () => 0, itemPath: () => undefined, trail: [] },
    digest: 'none',
    isComplete: true,
    regions: [],
  }),
  readRegions: async () => [],
};

export const bakery: readonly Document[] = [site, ...pages];
