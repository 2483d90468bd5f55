import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { builtFiles } from '../files/islands/built-files.ts';
import type { AnswerRoute } from '../http/routes.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { clientHeader } from '../sign-in/auth.ts';
import { refuse } from './studio-request.ts';

export interface StudioListenerDeps {
  readonly api: AnswerRoute;
  /** Folder of the built studio. */
  readonly folder: string;
  /** The network address of the client of a request. */
  readonly clientOf: (request: Parameters<RequestListener>[0]) => string;
  readonly onError: (error: unknown, path: string) => void;
}

/** Whether a path, without its query, belongs to the studio. */
export function isStudioPath(path: string): boolean {
  return path === '/studio' || path.startsWith('/studio/');
}

/** Directives of the studio and of the frame of its preview: files of the site alone. */
const ownFiles = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
];

/** Those of what sends no requests: the studio asks for it. */
const withoutRequests = ownFiles.filter((directive) => !directive.startsWith('connect-src'));

const ofStudio = [
  ...ownFiles,
  "img-src 'self' data:",
  "worker-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
];

const policies = {
  'index.html': ofStudio,
  'open-changes.html': ofStudio,
  // Shows what authors write: pictures may come from elsewhere.
  'preview.html': [
    ...withoutRequests,
    // Modules of the site's own run in it, and nothing of them may act as the author.
    'sandbox allow-scripts',
    "img-src 'self' data: https:",
    "media-src 'self'",
    "frame-ancestors 'self'",
  ],
} as const;

/** Policy of a script that is a worker: operators of the site's own run in some, and nothing of them may act as the author. */
const workerPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

/** Policy of the worker that proves: it makes code of the schemas of contracts (docs/decisions/176). */
const proofPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'";

function policyOfFile(path: string): string {
  return /^\/studio\/files\/proof-worker-[\w-]+\.js$/.test(path) ? proofPolicy : workerPolicy;
}

/** Answers everything under `/studio`. */
export async function studioListener({
  api,
  folder,
  clientOf,
  onError,
}: StudioListenerDeps): Promise<RequestListener> {
  const files = await builtFiles(join(folder, 'files'), '/studio/files/');
  const pages = {
    'index.html': await readFile(join(folder, 'index.html')),
    'open-changes.html': await readFile(join(folder, 'open-changes.html'), 'utf8'),
    'preview.html': await readFile(join(folder, 'preview.html')),
  };
  const answerApi = getRequestListener(
    async (request, { incoming }) => {
      const client = clientOf(incoming as Parameters<typeof clientOf>[0]);
      request.headers.set(clientHeader, client);
      return await api(request, client).catch((error: unknown) => {
        onError(error, new URL(request.url).pathname);
        return refuse(500, 'Something went wrong. Nothing is lost: try again.');
      });
    },
    { hostname: 'localhost', overrideGlobalObjects: false, errorHandler: () => refuse(400, 'Unreadable.') },
  );
  return (request, response) => {
    const path = (request.url ?? '').split('?', 1).join();
    if (path.startsWith('/studio/api/')) {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      return answerApi(request, response);
    }
    if (path.startsWith('/studio/files/')) {
      response.setHeader('content-security-policy', policyOfFile(path));
      return files.answer(request, response);
    }
    const [, set] = /^\/studio\/changes\/([\w-]+)$/.exec(path) ?? [];
    const other = set === undefined ? 'index.html' : 'open-changes.html';
    const name = path === '/studio/preview' ? 'preview.html' : other;
    const page = set === undefined ? pages[name] : pages['open-changes.html'].replace(':set', set);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    response.writeHead(isRead ? 200 : 405, {
      ...securityHeaders,
      ...(name === 'preview.html' && { 'x-frame-options': 'SAMEORIGIN' }),
      'content-security-policy': policies[name].join('; '),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(request.method === 'GET' ? page : undefined);
  };
}
