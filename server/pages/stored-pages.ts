import type { IncomingMessage, ServerResponse } from 'node:http';
import { reportingEndpoints } from '../http/content-security-policy.ts';
import { type Encoded, encode, encodingFor } from '../http/encodings.ts';
import { etagOf, holdsTag } from '../http/etags.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { requestIdHeader } from '../observing/request-context.ts';

/** A page that is ready to send. */
export interface StoredPage extends Required<Encoded> {
  readonly etag: string;
}

/** Browsers may keep a page, but must revalidate it each time. */
const pageCacheControl = 'public, max-age=0, must-revalidate';

export async function storedPage(html: Buffer): Promise<StoredPage> {
  return { etag: etagOf(html), ...(await encode(html)) };
}

/** Size of a page in bytes, in all encodings together. */
export function sizeOfStored({ plain, gzip, brotli }: StoredPage): number {
  return plain.length + gzip.length + brotli.length;
}

/**
 * Sends a stored page in the best encoding that the browser accepts, or 304 if the browser has it already.
 */
export function sendStoredPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  {
    status,
    policy,
    requestId,
    cookie,
  }: {
    readonly status: 200 | 404;
    readonly policy: string;
    readonly requestId: string;
    /** Given to this visitor: no shared cache may keep the page with it. */
    readonly cookie?: string | undefined;
  },
): void {
  const headers: Record<string, string | number> = {
    ...securityHeaders,
    'content-security-policy': policy,
    'reporting-endpoints': reportingEndpoints,
    'cache-control': cookie === undefined ? pageCacheControl : 'private, no-cache',
    ...(cookie !== undefined && { 'set-cookie': cookie }),
    etag: page.etag,
    vary: 'Accept-Encoding',
    [requestIdHeader]: requestId,
  };
  if (status === 200 && holdsTag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const { encoding, body } = encodingFor(request.headers['accept-encoding'], page);
  headers['content-type'] = 'text/html; charset=utf-8';
  headers['content-length'] = body.length;
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
