import { alternatesOf, type CompiledRelease, type LanguageLink } from '#engine';
import { escapeMarkup } from '../http/message-document.ts';

/** Said instead of addresses that the site does not know. */
export const hostMissing = 'WAYMARK_HOSTS is not set, so there is no sitemap: it needs the host of the site.';

/** `/robots.txt`: robots may read everything but our own interfaces. */
export function robotsFile(origin: string | undefined): Response {
  const sitemap = origin === undefined ? `# ${hostMissing}` : `Sitemap: ${origin}/sitemap.xml`;
  return text(`User-agent: *\nDisallow: /api/\n\n${sitemap}\n`, 'text/plain');
}

/**
 * `/sitemap.xml`: the pages visible in the sitemap, sorted by path, each in the languages that it is translated into, as far
 * as they are at this host.
 *
 * @param release in the language of the host
 */
export function sitemapFile(release: CompiledRelease, origin: string | undefined): Response {
  if (origin === undefined)
    return new Response(hostMissing, { status: 404, headers: { 'cache-control': 'no-store' } });
  const pages = [...release.pages.values()].filter(({ page }) => page.seo.sitemapVisible && !page.redirect);
  const isSource = release.site.language === release.languages[0]?.language;
  const paths = [...pages.map(({ page }) => page.path), ...release.itemPages.visiblePaths()].sort();
  const entries = paths.flatMap((path) => {
    const links = alternatesOf(release, path);
    const addressOf = ({ address, origin: own }: LanguageLink) => (own === undefined ? origin : '') + address;
    const others = links.map((link) => alternate(link.language, addressOf(link)));
    if (links[0]) others.push(alternate('x-default', addressOf(links[0])));
    const here = links.filter((link) => (link.origin ?? origin) === origin).map(addressOf);
    // A page that is not translated is at the host of the documents.
    const untranslated = isSource ? [origin + path] : [];
    const located = links.length === 0 ? untranslated : here;
    return located.map((address) => `  <url><loc>${escapeMarkup(address)}</loc>${others.join('')}</url>\n`);
  });
  const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  const xhtml = release.languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return text(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${xmlns}${xhtml}>\n${entries.join('')}</urlset>\n`,
    'application/xml',
  );
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`;
}

function text(body: string, type: string): Response {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  return new Response(body, { headers });
}
