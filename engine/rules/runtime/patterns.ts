import { RE2JS } from 're2js';
import type { PatternEngine } from './scope.ts';

/** Runs patterns in linear time with RE2: for the server, and for patterns that are not trusted. */
export const linearPatterns: PatternEngine = (pattern, flags = '') => {
  const compiled = RE2JS.compile(pattern, re2Flags(flags));
  return (text) => compiled.matcher(text).find();
};

function re2Flags(flags: string): number {
  let bits = 0;
  if (flags.includes('i')) bits |= RE2JS.CASE_INSENSITIVE;
  if (flags.includes('m')) bits |= RE2JS.MULTILINE;
  if (flags.includes('s')) bits |= RE2JS.DOTALL;
  return bits;
}
