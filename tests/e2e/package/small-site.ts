import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path d="M0 0h160v40H0z"/></svg>';

/** Writes the smallest site by hand: a home page, and one for unknown addresses. */
export function writeSmallSite(folder: string, brand: string): void {
  const picture = { src: '/images/logo.svg', alt: brand, width: 160, height: 40 };
  const files = {
    'documents/site.json': {
      kind: 'site',
      id: 'site',
      schemaVersion: 6,
      brand,
      language: 'en',
      timeZone: 'Europe/London',
      channel: 'website',
      hosts: [],
      phones: {},
      notFoundPage: 'not-found-page',
      header: { contentID: 1, logo: picture },
      footer: {
        contentID: 2,
        logo: picture,
        copyrightMessage: brand,
        primaryLinks: [],
        secondaryLinks: [],
        socialIcons: [],
      },
    },
    'documents/home-page.json': pageOf('home-page', '/', `Welcome to ${brand}`, true),
    'documents/not-found-page.json': pageOf('not-found-page', '/not-found', 'There is no such page', false),
  };
  for (const [path, document] of Object.entries(files)) write(path, JSON.stringify(document, undefined, 2));
  write('media/images/logo.svg', logo);

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function pageOf(id: string, path: string, title: string, sitemapVisible: boolean): object {
  const banner = { type: 'header-banner', variant: 'plain', level: 3, title };
  const seo = { sitemapVisible };
  return {
    kind: 'page',
    id,
    schemaVersion: 1,
    path,
    template: 'general',
    title,
    seo,
    zones: { content: [banner] },
  };
}
