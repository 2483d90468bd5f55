import type { Site } from '#schemas';

const logo = { src: '/images/logo.svg', alt: '', width: 1, height: 1 };
/** The site of a library, in one language. */
export const library: Site = {
  kind: 'site',
  id: 'site',
  schemaVersion: 6,
  brand: 'Library',
  language: 'en-nz',
  timeZone: 'Pacific/Auckland',
  channel: 'website',
  hosts: [],
  phones: {},
  notFoundPage: 'lost',
  header: { contentID: 1, logo },
  footer: { contentID: 2, logo, copyrightMessage: '', primaryLinks: [], secondaryLinks: [], socialIcons: [] },
};
