import type { IncomingMessage } from 'node:http';
import type { RunningSite } from '../site/running-site.ts';
import { isHealthPath } from '../site/serving/health.ts';
import { isDecodable, type Refusal, refuseRequest } from './refuse-request.ts';

/** A view of a page, or of what will turn out to be none. */
export interface PageRequest {
  readonly kind: 'page';
  /** As it came, without the query. */
  readonly path: string;
  /** With its question mark; empty when there is none. */
  readonly query: string;
  /** The `host` header. */
  readonly host: string;
  /** Whether the drafts are to be shown. */
  readonly isPreview: boolean;
}

/** What a request asks for. */
export type SiteRequest =
  | PageRequest
  | ({ readonly kind: 'refused' } & Refusal)
  | { readonly kind: 'unknown-host' }
  /** One of the built scripts and styles. */
  | { readonly kind: 'built-file' }
  /** An interface or a public file, which Next answers. */
  | { readonly kind: 'next' };

/** What a path must be known by to tell what is asked for. */
export interface RequestRules {
  readonly site: Pick<RunningSite, 'answersTo' | 'previewAccess'>;
  /** See `nextPaths`. */
  readonly isNextPath: (path: string) => boolean;
  readonly isBuiltFile: (path: string) => boolean;
  readonly isDevelopment: boolean;
}

/** Decides what a request asks for. Nothing else looks at paths, hosts or the cookie of previews. */
export function readRequest(
  request: IncomingMessage,
  { site, isNextPath, isBuiltFile, isDevelopment }: RequestRules,
): SiteRequest {
  const refusal = refuseRequest(request, isDevelopment);
  if (refusal) return { kind: 'refused', ...refusal };
  const { url = '/', method, headers } = request;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const { host = '', cookie } = headers;
  if (!site.answersTo(host) && !isHealthPath(path)) return { kind: 'unknown-host' };
  if (isNextPath(path)) return isDecodable(path) ? { kind: 'next' } : undecodable;
  if (method !== 'GET' && method !== 'HEAD') return writtenTo;
  if (isBuiltFile(path)) return { kind: 'built-file' };
  const isPreview = site.previewAccess.isPreviewing(cookie);
  return { kind: 'page', path, query: url.slice(path.length), host, isPreview };
}

const undecodable = { kind: 'refused', status: 400, why: 'The address cannot be decoded.' } as const;
const writtenTo = { kind: 'refused', status: 405, why: 'Pages are read, not written to.' } as const;
