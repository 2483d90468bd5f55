/**
 * Reads again only what is older than some milliseconds. Whoever asks during a reading waits for it, and one that fails
 * is not kept.
 *
 * @param now milliseconds
 */
export function readRarely<Value>(
  read: () => Promise<Value>,
  { maxAgeMs, now }: { readonly maxAgeMs: number; readonly now: () => number },
): () => Promise<Value> {
  let last: Promise<Value> | undefined;
  let isOldAt = 0;
  return () => {
    if (last && now() < isOldAt) return last;
    isOldAt = Number.POSITIVE_INFINITY;
    last = read().then(
      (value) => {
        isOldAt = now() + maxAgeMs;
        return value;
      },
      (error: unknown) => {
        isOldAt = 0;
        throw error;
      },
    );
    return last;
  };
}
