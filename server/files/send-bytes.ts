import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';
import { holdsTag } from '../http/etags.ts';
import { securityHeaders } from '../http/security-headers.ts';

/** Bytes to send, of which a client may have some already. */
export interface SentBytes {
  readonly type: string;
  readonly size: number;
  readonly etag: string;
  readonly modified?: string;
  /** Headers beside those of security, of the bytes and of the cache. */
  readonly headers: OutgoingHttpHeaders;
  /** The bytes from one position to another, both included. */
  readonly read: (start: number, end: number) => AsyncIterable<Uint8Array>;
}

/**
 * Sends bytes, or the one range of them that is asked for; nothing to a client that has them. It rejects, with nothing
 * sent, if not even the first can be read.
 */
export async function sendBytes(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { type, size, etag, modified, headers: more, read }: SentBytes,
): Promise<void> {
  const headers = {
    ...securityHeaders,
    ...more,
    'accept-ranges': 'bytes',
    etag,
    ...(modified !== undefined && { 'last-modified': modified }),
  };
  const { 'if-none-match': tags, 'if-modified-since': since } = asked;
  if (tags === undefined ? since !== undefined && since === modified : holdsTag(tags, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const unless = asked['if-range']?.toString();
  const isSame = unless === undefined || unless === etag || unless === modified;
  const range = isSame ? readRange(asked.range, size) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const hasBody = method !== 'HEAD' && size > 0;
  const body = hasBody ? await begun(read(start, end)) : undefined;
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-type': type,
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (body === undefined) response.end();
  // It ends early if the client goes away, or if the bytes cannot be read any more.
  else pipeline(body, response, () => undefined);
}

/** Bytes of which the first can be read. */
async function begun(bytes: AsyncIterable<Uint8Array>): Promise<Readable> {
  const body = bytes instanceof Readable ? bytes : Readable.from(bytes);
  // Its reader is told, too; without a listener, one that comes before them would end the process.
  body.on('error', () => undefined);
  if (body.readableLength === 0) await once(body, 'readable');
  return body;
}

/** The range of a `range` header; undefined if it asks for none, or for several, which may be ignored. */
function readRange(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

/**
 * Sends a public file, or the one range of it that is asked for.
 *
 * @param path one of `publicPaths` of the folder
 */
export async function sendPublicFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  path: string,
): Promise<void> {
  const file = join(folder, path);
  const { size, mtime } = await stat(file);
  await sendBytes(request, response, {
    type: getMimeType(path) ?? 'application/octet-stream',
    size,
    etag: `"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    modified: mtime.toUTCString(),
    headers: { 'cache-control': 'public, max-age=0' },
    read: (start, end) => createReadStream(file, { start, end }),
  });
}
