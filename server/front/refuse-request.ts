import type { IncomingMessage } from 'node:http';

/** Why a request is refused before its path is looked at. */
export interface Refusal {
  readonly status: 400 | 405;
  readonly why: string;
}

const knownMethods: ReadonlySet<string> = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
]);

/** Headers of Next's router in browsers. Our pages do not use it, and Next fails on malformed ones. */
const routerHeader = /^(rsc|next-(router-.*|url|hmr-refresh))$/;

/** The refusal of a request that is wrong whatever its path; undefined for all others. */
export function refuseRequest(
  { method = '', url = '', headers }: IncomingMessage,
  isDevelopment: boolean,
): Refusal | undefined {
  if (!knownMethods.has(method)) return { status: 405, why: 'The method is not known.' };
  if (!url.startsWith('/')) return { status: 400, why: 'The target of the request is no path.' };
  if (!isDevelopment && Object.keys(headers).some((name) => routerHeader.test(name)))
    return { status: 400, why: 'Pages are not given to a router.' };
  return undefined;
}

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
