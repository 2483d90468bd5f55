/** Names of the answers and results that a `clear` deletes, from their paths. */
export function clearedBy(paths: readonly string[]): {
  readonly answers: readonly string[];
  readonly results: readonly string[];
} {
  const under = (root: string) =>
    paths.filter((path) => path.startsWith(root)).map((path) => path.slice(root.length));
  return { answers: under('answers.'), results: under('results.') };
}
