import type { Operation } from '#schemas';

/**
 * Whether an operation changes nothing outside, so that it may be repeated freely: a `GET`, one that declares
 * `retry` or `lookUp`, or one that gathers only such operations.
 */
export function onlyLooksUp(
  { method, retry = 0, lookUp = false, gather }: Operation,
  find: (id: string) => Operation | undefined,
): boolean {
  if (!gather) return method === 'GET' || retry > 0 || lookUp;
  return gather.every(({ operation }) => {
    const gathered = find(operation);
    return gathered !== undefined && onlyLooksUp(gathered, find);
  });
}
