import type { Problem } from '#engine';

/**
 * The warnings that a release does not share with the one before. A warning that has only moved within its
 * document is not new; a second one with the same words is.
 */
export function newWarnings(before: readonly Problem[], after: readonly Problem[]): readonly Problem[] {
  // Nearly all of thousands are the very same objects, since a check of a change takes them over.
  const left = new Set(before);
  const others = after.filter((problem) => !left.delete(problem));
  const old = new Map<string, Problem[]>();
  for (const problem of left) {
    const key = keyOf(problem);
    old.set(key, [...(old.get(key) ?? []), problem]);
  }
  // Warnings that have not moved are matched first, so that the others are the new ones.
  const moved = others.filter(
    (problem) => !take(old.get(keyOf(problem)), ({ pointer }) => pointer === problem.pointer),
  );
  return moved.filter((problem) => !take(old.get(keyOf(problem)), () => true));
}

function keyOf({ document, code, message }: Problem): string {
  return JSON.stringify([document, code, message]);
}

/** Removes the first match from a list; false if there is none. */
function take(list: Problem[] | undefined, matches: (problem: Problem) => boolean): boolean {
  const index = list?.findIndex(matches) ?? -1;
  if (index === -1) return false;
  list?.splice(index, 1);
  return true;
}
