/**
 * Whether a form comes from this site, by the browser's headers. A client that sends neither header is no
 * browser, and does not attach our cookie by itself.
 */
export function isSameSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === request.headers.get('host'));
}
