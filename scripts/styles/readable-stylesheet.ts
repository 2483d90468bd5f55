import type { WrittenStyle } from './write-style.ts';

/** Start of one of Stitches' groups: a marker rule, then a media rule that always holds. */
const groupStart = /--sxs\{--sxs:\d+ [^}]*\}@media\{/g;

/**
 * Turns the CSS that Stitches would inject into a plain stylesheet: removes its bookkeeping and replaces
 * hashed names by readable ones. Throws if two styles would get the same readable name.
 */
export function readableStylesheet(injected: string, styles: readonly WrittenStyle[]): string {
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

/** Equal styles share one of Stitches' names; the rule then gets all their readable names. */
function rename(text: string, styles: readonly WrittenStyle[]): string {
  const names = new Map<string, Set<string>>();
  const owners = new Map<string, WrittenStyle>();
  for (const style of styles) {
    for (const [made, readable] of style.renames) {
      const owner = owners.get(readable) ?? style;
      if (owner !== style) throw new Error(`Two styles would bear the class ${readable}`);
      owners.set(readable, style);
      names.set(made, (names.get(made) ?? new Set()).add(readable));
    }
  }
  return text.replace(/\.(c-[\w-]+)/g, (selector, made: string) => {
    const [first, ...others] = [...(names.get(made) ?? [])].map((readable) => `.${readable}`);
    if (first === undefined) throw new Error(`${selector} belongs to no exported style`);
    return others.length === 0 ? first : `:is(${[first, ...others].join(', ')})`;
  });
}
