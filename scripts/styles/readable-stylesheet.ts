import type { Style } from './read-styles.ts';

/** Start of one of the groups that Stitches keeps apart: a marker rule, then a media rule that always holds. */
const groupStart = /--sxs\{--sxs:\d+ [^}]*\}@media\{/g;

/**
 * Turns what Stitches would inject into a plain stylesheet: its bookkeeping is taken out and its hashed names are
 * replaced by readable ones. Two styles that would bear one readable name are refused.
 */
export function readableStylesheet(injected: string, styles: readonly Style[]): string {
  return rename(groups(injected).join('\n'), styles).replace(/:root,\.t-\w+/, ':root');
}

function groups(injected: string): readonly string[] {
  return [...injected.matchAll(groupStart)].map((match) => {
    const start = match.index + match[0].length;
    return injected.slice(start, endOfBlock(injected, start));
  });
}

function endOfBlock(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('The stylesheet ends inside a block');
}

function rename(text: string, styles: readonly Style[]): string {
  const names = new Map<string, string>();
  const taken = new Map<string, string>();
  for (const style of styles) {
    for (const [made, readable] of style.renames) {
      const owner = taken.get(readable);
      if (owner !== undefined && owner !== made)
        throw new Error(`Two styles would bear the class ${readable}`);
      taken.set(readable, made);
      names.set(made, readable);
    }
  }
  return text.replace(/\bc-\w{5,7}(?:-[\w-]+)?\b/g, (made) => names.get(made) ?? made);
}
