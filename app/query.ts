/** The query of a page's address as Next gives it. */
export type Query = { readonly [name: string]: string | readonly string[] | undefined };

/** Its names and values, each pair once. */
export function pairsOf(query: Query = {}): readonly (readonly [name: string, value: string])[] {
  return Object.entries(query).flatMap(([name, values = []]) =>
    [values].flat().map((value) => [name, value] as const),
  );
}
