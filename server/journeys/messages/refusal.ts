import type { Site } from '#schemas';
import { failureDocument, messageHeaders } from './message-document.ts';

/**
 * Refuses a request: a browser that loads a page gets a page in the site's own words, other clients the
 * reason.
 */
export function refusal(request: Request, site: Site, status: number, why: string): Response {
  if (request.headers.get('accept')?.includes('text/html')) {
    return new Response(failureDocument(site), { status, headers: messageHeaders });
  }
  return new Response(why, { status, headers: { 'cache-control': 'no-store' } });
}
