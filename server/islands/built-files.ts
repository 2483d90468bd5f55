import { readdir, readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { type Encoded, encode, encodingFor } from '../front/headers/encodings.ts';
import { securityHeaders } from '../front/headers/security-headers.ts';

/** Built files; their names contain a hash of their content. */
export interface BuiltFiles {
  has(path: string): boolean;
  /** Answers requests for these files. */
  readonly answer: RequestListener;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Reads the files of a folder into memory, compressed, and serves them under a base path. */
export async function builtFiles(folder: string, base: string): Promise<BuiltFiles> {
  const names = (await readdir(folder)).filter((name) => extname(name) in types);
  const files = new Map<string, Encoded>();
  await Promise.all(
    names.map(async (name) => files.set(base + name, await encode(await readFile(join(folder, name))))),
  );
  return {
    has: (path) => files.has(path),
    answer({ url = '', method, headers }, response) {
      const path = url.split('?', 1).join();
      const file = files.get(path);
      if (file === undefined) return void response.writeHead(404, securityHeaders).end();
      const { encoding, body } = encodingFor(headers['accept-encoding'], file);
      response.writeHead(200, {
        ...securityHeaders,
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
