import type { Link } from '#schemas';

/** The section of a path: the one whose address is its longest prefix, by whole segments. */
export function currentSection(sections: readonly Link[], path: string): Link | undefined {
  const holding = sections.filter(
    ({ href }) => href === path || (href !== '/' && path.startsWith(`${href}/`)),
  );
  return holding.sort((a, b) => b.href.length - a.href.length)[0];
}
