/**
 * The address of a call; undefined if the URL standard would rewrite its path (`..`, encoded or not, a query,
 * a fragment, a backslash), so that a path never leaves its base address.
 */
export function callUrl(
  baseUrl: string,
  path: string,
  query: readonly (readonly [name: string, value: string])[] = [],
): URL | undefined {
  const base = baseUrl.replace(/\/+$/, '');
  if (!path.startsWith('/') || !URL.canParse(base)) return undefined;
  const { protocol, origin, pathname } = new URL(base);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const url = new URL(base + path);
  const intended = pathname.replace(/\/$/, '') + path;
  if (url.origin !== origin || url.pathname !== intended) return undefined;
  for (const [name, value] of query) url.searchParams.append(name, value);
  return url;
}
