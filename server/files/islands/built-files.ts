import { readdir, readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { type Encoded, encodingFor } from '../../http/encodings.ts';
import { securityHeaders } from '../../http/security-headers.ts';

/** Built files; their names contain a hash of their content. */
export interface BuiltFiles {
  has(path: string): boolean;
  /** Answers requests for these files. */
  readonly answer: RequestListener;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Reads the files of a folder into memory and serves them under a base path. Beside each file lie its
 * compressed copies, if any: `<name>.gz` and `<name>.br`.
 */
export async function builtFiles(folder: string, base: string): Promise<BuiltFiles> {
  const all = new Set(await readdir(folder));
  const read = (name: string) => (all.has(name) ? readFile(join(folder, name)) : undefined);
  const files = new Map<string, Encoded>();
  for (const name of all) {
    if (!(extname(name) in types)) continue;
    const [plain, gzip, brotli] = await Promise.all([
      readFile(join(folder, name)),
      read(`${name}.gz`),
      read(`${name}.br`),
    ]);
    files.set(base + name, { plain, ...(gzip && { gzip }), ...(brotli && { brotli }) });
  }
  return {
    has: (path) => files.has(path),
    answer({ url = '', method, headers }, response) {
      const path = url.split('?', 1).join();
      const file = files.get(path);
      if (file === undefined) return void response.writeHead(404, securityHeaders).end();
      const { encoding, body } = encodingFor(headers['accept-encoding'], file);
      response.writeHead(200, {
        ...securityHeaders,
        // The preview of the studio is of no origin, and everybody may read these files.
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': types[extname(path)],
        'content-length': body.length,
        vary: 'Accept-Encoding',
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      });
      response.end(method === 'HEAD' ? undefined : body);
    },
  };
}
