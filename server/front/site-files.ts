import type { CompiledRelease } from '#engine';
import { escapeMarkup } from '../http/message-document.ts';

/** Said instead of addresses that the site does not know. */
export const hostMissing = 'WAYMARK_HOSTS is not set, so there is no sitemap: it needs the host of the site.';

/** `/robots.txt`: robots may read everything but our own interfaces. */
export function robotsFile(origin: string | undefined): Response {
  const sitemap = origin === undefined ? `# ${hostMissing}` : `Sitemap: ${origin}/sitemap.xml`;
  return text(`User-agent: *\nDisallow: /api/\n\n${sitemap}\n`, 'text/plain');
}

/** `/sitemap.xml`: the pages visible in the sitemap, sorted by path. */
export function sitemapFile(release: CompiledRelease, origin: string | undefined): Response {
  if (origin === undefined)
    return new Response(hostMissing, { status: 404, headers: { 'cache-control': 'no-store' } });
  const pages = [...release.pages.values()].filter(({ page }) => page.seo.sitemapVisible && !page.redirect);
  const entries = [...pages.map(({ page }) => page.path), ...release.itemPages.visiblePaths()]
    .sort()
    .map((path) => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>\n`);
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return text(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${xmlns}">\n${entries.join('')}</urlset>\n`,
    'application/xml',
  );
}

function text(body: string, type: string): Response {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  return new Response(body, { headers });
}
