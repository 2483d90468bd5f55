import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { sendBytes } from './send-bytes.ts';

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
  sendBytes(request, response, {
    type: getMimeType(path) ?? 'application/octet-stream',
    size,
    etag: `"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    modified: mtime.toUTCString(),
    headers: { 'cache-control': 'public, max-age=0' },
    read: (start, end) => createReadStream(file, { start, end }),
  });
}
