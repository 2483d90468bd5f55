import type { IncomingMessage } from 'node:http';
import { isStudioPath } from '../authoring/studio-listener.ts';
import { hasStudio, isOfStudio } from '../authoring/studio-place.ts';
import { isDefinitionPath } from '../journeys/releases/definition-address.ts';
import type { PageRequest } from '../pages/resolve-page-request.ts';
import type { FrontSite } from './front-site.ts';
import { isHealthPath } from './serving/health.ts';
import { isInterfacePath } from './site-api.ts';

/** Why a request is refused before it reaches the site. */
export interface Refusal {
  readonly status: 400 | 404 | 405;
  readonly why: string;
}

const knownMethods: ReadonlySet<string> = new Set('GET HEAD POST PUT PATCH DELETE OPTIONS'.split(' '));

/** Kind of a request: who answers it, or why it is refused. */
export type SiteRequest =
  | PageRequest
  | ({ readonly kind: 'refused' } & Refusal)
  | { readonly kind: 'unknown-host' }
  /** A request of the studio. */
  | { readonly kind: 'studio' }
  /** A page for visitors, asked for at a host that is of the studio alone. */
  | { readonly kind: 'studio-door' }
  /** A script or style of the build. */
  | { readonly kind: 'built-file' }
  /** The stylesheet of a theme. */
  | { readonly kind: 'theme' }
  /** The definition of a step. */
  | { readonly kind: 'definition' }
  /** A picture, in the width and format that the browser wants. */
  | { readonly kind: 'picture' }
  /** One of our own interfaces. */
  | { readonly kind: 'interface' }
  /** A file of the release that is no picture. */
  | { readonly kind: 'asset'; readonly path: string }
  /** A file of the public folder. */
  | { readonly kind: 'public-file'; readonly path: string };

/** Everything needed to tell the kind of a request. */
export interface RequestRules {
  readonly site: Pick<FrontSite, 'answersTo' | 'previewAccess' | 'studioPlace'>;
  readonly isPublicFile: (path: string) => boolean;
  readonly isBuiltFile: (path: string) => boolean;
  readonly isTheme: (path: string) => boolean;
  readonly isPicture: (path: string) => boolean;
  readonly isAsset: (path: string) => boolean;
  readonly runsStudio: boolean;
}

/** Tells the kind of a request from its method, host, path and preview cookie. */
export function readRequest(
  request: IncomingMessage,
  { site, isAsset, isBuiltFile, isPicture, isPublicFile, isTheme, runsStudio }: RequestRules,
): SiteRequest {
  const { url = '', method = '', headers } = request;
  if (!knownMethods.has(method)) return { kind: 'refused', status: 405, why: 'The method is not known.' };
  if (!url.startsWith('/'))
    return { kind: 'refused', status: 400, why: 'The target of the request is no path.' };
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const { host = '' } = headers;
  if (!site.answersTo(host) && !isHealthPath(path)) return { kind: 'unknown-host' };
  const { studioPlace, previewAccess } = site;
  if (runsStudio && isStudioPath(path) && hasStudio(studioPlace, host))
    return isDecodable(path) ? { kind: 'studio' } : undecodable;
  const isRead = method === 'GET' || method === 'HEAD';
  if (isPicture(path)) return isRead ? { kind: 'picture' } : writtenTo;
  if (isDefinitionPath(path)) return isRead ? { kind: 'definition' } : writtenTo;
  const isPreview = previewAccess.isPreviewing(headers);
  const isClosed = runsStudio && !isPreview && isOfStudio(studioPlace, host);
  if (isClosed && isInterfacePath(path) && !isOpenPath(path)) return noInterface;
  if (isInterfacePath(path)) return isDecodable(path) ? { kind: 'interface' } : undecodable;
  if (!isRead) return writtenTo;
  if (isAsset(path)) return { kind: 'asset', path };
  if (isPublicFile(path)) return { kind: 'public-file', path };
  if (isBuiltFile(path)) return { kind: 'built-file' };
  if (isTheme(path)) return { kind: 'theme' };
  if (isClosed) return { kind: 'studio-door' };
  return { kind: 'page', path, query: url.slice(path.length), host, isPreview };
}

/** Interfaces that a host of the studio has for everybody: the health of the process, and links to previews. */
function isOpenPath(path: string): boolean {
  return isHealthPath(path) || path.startsWith('/api/preview');
}

const noInterface = { kind: 'refused', status: 404, why: 'Visitors have nothing at this host.' } as const;
const undecodable = { kind: 'refused', status: 400, why: 'The address cannot be decoded.' } as const;
const writtenTo = {
  kind: 'refused',
  status: 405,
  why: 'Pages and files are read, not written to.',
} as const;

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
