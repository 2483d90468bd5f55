/**
 * The origin of the site as visitors and robots know it. Behind a proxy that ends TLS it is not the request's
 * own.
 */
export function originOf(request: Request): string {
  const { protocol, host } = new URL(request.url);
  const scheme = request.headers.get('x-forwarded-proto') === 'https' ? 'https:' : protocol;
  return `${scheme}//${request.headers.get('host') ?? host}`;
}
