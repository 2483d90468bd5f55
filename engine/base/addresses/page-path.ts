import { sitePath } from './site-path.ts';

/** A path with a leading slash is absolute; any other is relative to the path before it. */
export function pathUnder(base: string, path: string): string {
  if (path.startsWith('/') || path === '') return path || base;
  return `${base === '/' ? '' : base}/${path}`;
}

/** The path of the page that a link leads to; undefined for a fragment, a file, an endpoint or another site. */
export function pagePath(href: string): string | undefined {
  const path = sitePath(href)?.replace(/[?#].*$/s, '');
  if (path === undefined || path.startsWith('/api/')) return undefined;
  return /\.[a-z0-9]+$/i.test(path) ? undefined : path;
}
