/**
 * Names that formulas in a part of a document may start from, beside the roots: a part with `each` is repeated for each
 * element of a list, under the name that `as` gives it.
 */
export function namesWithin(
  part: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
): ReadonlySet<string> {
  const { each, as } = part;
  return each === undefined || typeof as !== 'string' ? names : new Set([...names, as]);
}
