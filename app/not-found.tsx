import { connection } from 'next/server';
import { MessagePage } from '#renderer';
import { site } from './site.ts';

/**
 * What Next shows where not even a page could be, as under /images. It is part of every page that Next renders for one
 * visitor, so it is short; unknown addresses of pages have a whole page, which the front finds.
 */
export default async function NotFound() {
  // There is no site to read from while Next builds.
  await connection();
  const { notFoundPage, site: settings } = site().release();
  const { title } = notFoundPage.page;
  return (
    <html lang={settings.language}>
      <body>
        <title>{`${title} | ${settings.brand}`}</title>
        <link rel="icon" href="/images/icon.svg" type="image/svg+xml" />
        <MessagePage title={title} link={{ label: settings.header.labels.home, href: '/' }} />
      </body>
    </html>
  );
}
