import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import {
  contentSecurityPolicy,
  isInternalHeader,
  pageCacheControl,
  personalRoute,
  type RunningSite,
  resolvePageRequest,
  runningSite,
  storedRoute,
} from '#server';

/** Pages are everything but these: our own APIs, Next's files and the folders of public/. */
export const config = {
  matcher: [
    '/((?!api/|_next/|images/|fonts/|scripts/|validators/|site\\.js$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$).*)',
  ],
};

/** Sends each request for a page to the route that renders it; only this can reach those routes. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const site = runningSite();
  if (site === undefined)
    return new NextResponse('Starting', { status: 503, headers: { 'retry-after': '1' } });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }

  const previewing = site.previewAccess.isPreviewing(request.headers.get('cookie') ?? undefined);
  const release = previewing ? await site.previewRelease() : site.release();
  const resolution = resolvePageRequest(release, request.nextUrl.pathname);
  if (resolution.outcome === 'redirect') {
    return NextResponse.redirect(addressOn(request, resolution.path), 308);
  }
  const { page, status } = resolution;
  if (previewing) return showPersonally(request, personalRoute(page, 'preview'), status, site);
  if (page.personal) return showPersonally(request, personalRoute(page, 'live'), status, site);
  const route = storedRoute(page, release.site, request.headers.get('host') ?? '', site.year());
  return NextResponse.rewrite(addressOn(request, route), {
    status,
    request: { headers: outsideHeaders(request) },
    headers: { 'cache-control': pageCacheControl },
  });
}

/** A page for one visitor: nothing may keep it, and its scripts bear a number used once. The front fills in its forms. */
function showPersonally(
  request: NextRequest,
  route: string,
  status: number,
  site: RunningSite,
): NextResponse {
  const nonce = randomBytes(16).toString('base64');
  const { sources } = site.humanChecker;
  const policy = contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`, ...sources.scripts],
    frames: [...(site.release().site.frameHosts ?? []), ...sources.frames],
    development: process.env.NODE_ENV === 'development',
  });
  const headers = outsideHeaders(request);
  headers.set('x-nonce', nonce);
  // Next takes the nonce for its own scripts from the policy of the request.
  headers.set('content-security-policy', policy);
  return NextResponse.rewrite(addressOn(request, route), {
    status,
    request: { headers },
    headers: { 'cache-control': 'no-store', 'content-security-policy': policy },
  });
}

function outsideHeaders(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) if (isInternalHeader(name)) headers.delete(name);
  return headers;
}

function addressOn(request: NextRequest, path: string): URL {
  return new URL(path + request.nextUrl.search, request.url);
}
