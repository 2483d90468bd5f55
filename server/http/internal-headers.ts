/** Header in which the front passes the network address of the client to routes. */
export const clientHeader = 'x-waymark-client';

/**
 * Whether a request header has a meaning between our own layers, so that clients may not send it: Next takes
 * a nonce from the policy of a request, and its own `x-middleware-*` control routing.
 */
export function isInternalHeader(name: string): boolean {
  return (
    name === 'content-security-policy' ||
    name === 'content-security-policy-report-only' ||
    name === 'next-action' ||
    name.startsWith('x-middleware-') ||
    name.startsWith('x-nextjs-') ||
    name.startsWith('x-waymark-')
  );
}
