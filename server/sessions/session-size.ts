/** What a session may hold of one journey: JSON, before it is sealed. */
export const largestSessionBytes = 512 * 1024;

/** Kept free for what the calls of a press add to what was typed. */
export const reservedBytes = 128 * 1024;

/** What a look-up may add; the result of one that finds more is not used. */
export const largestResultBytes = 128 * 1024;

/** More than a session may hold. What is stored stays as it is. */
export class SessionTooLarge extends Error {
  constructor() {
    super('A session would hold more than it may.');
  }
}

export function sessionBytes({
  state,
  sensitive,
}: {
  readonly state: unknown;
  readonly sensitive: unknown;
}): number {
  return bytesOf(state) + bytesOf(sensitive);
}

/** Bytes of a value as JSON. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value ?? null));
}
