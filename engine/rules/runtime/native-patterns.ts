import type { PatternEngine } from './scope.ts';

/**
 * Runs patterns on the host's own engine: for browsers, and only for patterns that `checkPattern` accepted.
 */
export const nativePatterns: PatternEngine = (pattern, flags = '') => {
  const compiled = new RegExp(pattern, `${flags}u`);
  return (text) => compiled.test(text);
};
