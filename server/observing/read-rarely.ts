/**
 * Caches a value for `maxAgeMs`. Callers during a read share it; a failed read is not cached.
 *
 * @param now returns milliseconds
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
