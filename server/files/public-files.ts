import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';
import { holdsTag } from '../http/etags.ts';
import { securityHeaders } from '../http/security-headers.ts';

/**
 * Sends a public file, or the one range of it that is asked for.
 *
 * @param path one of `publicPaths` of the folder
 */
export async function sendPublicFile(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  folder: string,
  path: string,
): Promise<void> {
  const file = join(folder, path);
  const { size, mtime } = await stat(file);
  const etag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  const modified = mtime.toUTCString();
  const headers = {
    ...securityHeaders,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=0',
    etag,
    'last-modified': modified,
  };
  const { 'if-none-match': tags, 'if-modified-since': since } = asked;
  if (tags === undefined ? since === modified : holdsTag(tags, etag)) {
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
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (method === 'HEAD' || size === 0) response.end();
  // It ends early if the client goes away.
  else pipeline(createReadStream(file, { start, end }), response, () => undefined);
}

/** The range of a `range` header; undefined if it asks for none, or for several, which may be ignored. */
function readRange(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
