/** Maximum number of lists that represent all lists of choices. */
const mostLists = 128;

/** Every list of some of the choices, in their order. */
export function sublists(ids: readonly string[]): readonly (readonly string[])[] {
  const [first, ...others] = ids;
  if (first === undefined) return [[]];
  const rest = sublists(others);
  return [...rest, ...rest.map((list) => [first, ...list])];
}

/**
 * Representatives of all lists of choices without repeats, if rules only count them and ask for the named choices:
 * each selection of these with every number of others. If that makes too many, the first choices in every number.
 *
 * @param mostOthers how many others may matter: one where nothing depends on how many choices there are
 */
export function listsAround(
  ids: readonly string[],
  named: ReadonlySet<unknown>,
  mostOthers = ids.length,
): readonly (readonly string[])[] {
  const isExact = areDistinguished(ids, named);
  const own = isExact ? ids.filter((id) => named.has(id)) : [];
  const others = ids.filter((id) => !own.includes(id)).slice(0, isExact ? mostOthers : ids.length);
  const endings = [[], ...others.map((_, index) => others.slice(0, index + 1))];
  return sublists(own).flatMap((list) => endings.map((ending) => [...list, ...ending]));
}

/** Whether few lists represent all lists if rules name these choices. */
export function areDistinguished(ids: readonly string[], named: ReadonlySet<unknown>): boolean {
  const count = ids.filter((id) => named.has(id)).length;
  return 2 ** count * (ids.length - count + 1) <= mostLists;
}
