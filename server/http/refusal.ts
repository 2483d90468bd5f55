import type { Site } from '#schemas';
import { failureDocument, messageHeaders } from './message-document.ts';

interface Refusal {
  readonly status: number;
  /** For clients that are no browsers loading a page. */
  readonly why: string;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number | undefined;
}

/**
 * Refuses a request: a browser that loads a page gets a page in the site's own words, other clients the
 * reason.
 */
export function refusal(request: Request, site: Site, { status, why, retryAfter }: Refusal): Response {
  const later = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  if (request.headers.get('accept')?.includes('text/html')) {
    return new Response(failureDocument(site), { status, headers: { ...messageHeaders, ...later } });
  }
  return new Response(why, { status, headers: { 'cache-control': 'no-store', ...later } });
}
