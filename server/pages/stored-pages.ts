import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AskNext } from './ask-next.ts';
import { PageCache } from './page-cache.ts';
import { securityHeaders } from './security-headers.ts';

/** A page that needs nothing more done to it than to be sent. */
export interface StoredPage {
  readonly etag: string;
  readonly policy: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
}

/** Every content page this process has rendered, ready to be sent, by its route (`/at/<key>/<path>`). */
export const storedPages = new PageCache<StoredPage>(128 * 1024 * 1024);

/** A browser may keep a page but asks each time whether it is still the one. */
const pageCacheControl = 'public, max-age=0, must-revalidate';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** The stored page of a route, which Next renders when it is missing. */
export function findStoredPage(route: string, ask: AskNext): Promise<StoredPage> {
  return storedPages.getOrMake(route, async () => {
    const { status, headers, body } = await ask(route);
    const policy = headers['content-security-policy']?.toString();
    if (status !== 200 || policy === undefined) throw new Error(`${route} could not be rendered: ${status}`);
    // Next's cache has usually made it ready already.
    const page = storedPages.get(route) ?? (await makePage(body, policy));
    return { value: page, bytes: sizeOf(page) };
  });
}

/** Keeps a rendered page, ready to be sent. */
export async function storePage(route: string, html: string, policy: string): Promise<void> {
  const page = await makePage(Buffer.from(html), policy);
  storedPages.set(route, page, sizeOf(page));
}

async function makePage(plain: Buffer, policy: string): Promise<StoredPage> {
  const [gzipped, brotli] = await Promise.all([
    compressGzip(plain, { level: 9 }),
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { etag, policy, plain, gzip: gzipped, brotli };
}

function sizeOf({ plain, gzip, brotli, policy }: StoredPage): number {
  return plain.length + gzip.length + brotli.length + policy.length;
}

/** Sends a stored page in the best encoding the browser takes, or says that it has it already. */
export function sendStoredPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  status: 200 | 404,
): void {
  const [encoding, body] = encodingFor(request.headers['accept-encoding'] ?? '', page);
  const headers: Record<string, string | number> = {
    ...securityHeaders,
    'content-security-policy': page.policy,
    'cache-control': pageCacheControl,
    etag: page.etag,
    vary: 'Accept-Encoding',
  };
  if (status === 200 && holdsTag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['content-type'] = 'text/html; charset=utf-8';
  headers['content-length'] = body.length;
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function encodingFor(accepted: string, page: StoredPage): readonly [string | undefined, Buffer] {
  if (accepts(accepted, 'br')) return ['br', page.brotli];
  if (accepts(accepted, 'gzip')) return ['gzip', page.gzip];
  return [undefined, page.plain];
}

function accepts(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false;
  return accepted.split(',').some((entry) => {
    const [name = '', quality = ''] = entry.split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  });
}

function holdsTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
