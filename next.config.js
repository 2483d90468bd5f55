import { join } from 'node:path';
import { messagePolicy } from './server/journeys/message-document.ts';
import { securityHeaders } from './server/pages/security-headers.ts';

/** Nothing that is not a page may run or frame anything: what can be among it is a message to a visitor. */
const nothingRuns = { key: 'content-security-policy', value: messagePolicy };

/** @type {import('next').NextConfig} */
export default {
  agentRules: false,
  cacheHandler: join(import.meta.dirname, 'server/pages/cache-handler.ts'),
  cacheMaxMemorySize: 0,
  devIndicators: false,
  headers: async () => [
    { source: '/:path*', headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })) },
    { source: '/api/:path*', headers: [nothingRuns] },
    { source: '/_next/:path*', headers: [nothingRuns] },
  ],
  poweredByHeader: false,
  reactStrictMode: true,
  // All that every form needs is one script: in several it would be larger, and they come together anyway.
  experimental: { turbopackChunking: { minChunkSize: 200_000 } },
  serverExternalPackages: ['better-sqlite3', 'pg', 'pino'],
  // The front knows which spelling of a path is the right one.
  skipTrailingSlashRedirect: true,
  // `npm run check:types` checks types; Next would need TypeScript's JavaScript interface, which version 7 lacks.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'app/tsconfig.json' },
};
