/** Names that formulas may use besides the roots: `as` names the element of the list in `each`. */
export function namesWithin(
  part: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
): ReadonlySet<string> {
  const { each, as } = part;
  return each === undefined || typeof as !== 'string' ? names : new Set([...names, as]);
}
