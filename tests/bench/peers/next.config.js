import { parse } from 'node:path';

/** @type {import('next').NextConfig} */
export default {
  agentRules: false,
  devIndicators: false,
  // The app is in a temporary folder, and its node_modules is a link out of it.
  turbopack: { root: parse(import.meta.dirname).root },
};
