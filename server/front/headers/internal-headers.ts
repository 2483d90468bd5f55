/** Where the front tells routes who is calling: the network address of the client. */
export const clientHeader = 'x-waymark-client';

/**
 * Whether a request header means something between our own layers, so that nobody outside may send it:
 * Next takes a nonce from the policy of the request, and its own `x-middleware-*` steer routing.
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
