/** @type {import('next').NextConfig} */
export default {
  agentRules: false,
  // The front compresses what it sends.
  compress: false,
  devIndicators: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Pages are read as HTML: what a browser may load early is to stand there, not in a header, for which this leaves no room.
  reactMaxHeadersLength: 1,
  // Bundled: else the build has links to packages, which a packed package cannot contain.
  transpilePackages: ['postcss', 'sanitize-html'],
  // `npm run check:types` checks types; Next would need TypeScript's JavaScript interface, which version 7 lacks.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'app/tsconfig.json' },
};
