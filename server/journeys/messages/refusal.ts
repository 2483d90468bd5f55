import type { Site } from '#schemas';
import { failureDocument, messageHeaders } from './message-document.ts';

/** Turns a request away: a browser that loads a page is told in the site's own words, anything else why. */
export function refusal(request: Request, site: Site, status: number, why: string): Response {
  if (request.headers.get('accept')?.includes('text/html')) {
    return new Response(failureDocument(site), { status, headers: messageHeaders });
  }
  return new Response(why, { status, headers: { 'cache-control': 'no-store' } });
}
