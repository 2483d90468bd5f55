import { messagePolicy } from './server/http/message-document.ts';
import { securityHeaders } from './server/http/security-headers.ts';

/** Nothing that is not a page may run or frame anything: what can be among it is a message to a visitor. */
const nothingRuns = { key: 'content-security-policy', value: messagePolicy };

/** @type {import('next').NextConfig} */
export default {
  agentRules: false,
  devIndicators: false,
  headers: async () => [
    { source: '/:path*', headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })) },
    { source: '/api/:path*', headers: [nothingRuns] },
  ],
  poweredByHeader: false,
  reactStrictMode: true,
  // Pages are read as HTML: what a browser may load early is to stand there, not in a header, for which this leaves no room.
  reactMaxHeadersLength: 1,
  // The front knows which spelling of a path is the right one.
  skipTrailingSlashRedirect: true,
  // `npm run check:types` checks types; Next would need TypeScript's JavaScript interface, which version 7 lacks.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'app/tsconfig.json' },
};
