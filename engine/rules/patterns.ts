import { RE2JS } from 're2js';
import type { PatternEngine } from './scope.ts';

/** Runs patterns in linear time whatever the text, by RE2's rules. For the server, and wherever a pattern is not yet trusted. */
export const linearPatterns: PatternEngine = (pattern, flags = '') => {
  const compiled = RE2JS.compile(pattern, re2Flags(flags));
  return (text) => compiled.matcher(text).find();
};

/** What is wrong with a pattern: it must run in linear time, and mean the same in a browser. */
export function checkPattern(pattern: string, flags = ''): string | undefined {
  try {
    RE2JS.compile(pattern, re2Flags(flags));
    new RegExp(pattern, `${flags}u`);
    return undefined;
  } catch (caught) {
    return caught instanceof Error ? caught.message : String(caught);
  }
}

function re2Flags(flags: string): number {
  let bits = 0;
  if (flags.includes('i')) bits |= RE2JS.CASE_INSENSITIVE;
  if (flags.includes('m')) bits |= RE2JS.MULTILINE;
  if (flags.includes('s')) bits |= RE2JS.DOTALL;
  return bits;
}
