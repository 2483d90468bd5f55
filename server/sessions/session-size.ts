/** Largest size of one journey in a session: JSON, before it is sealed. */
export const largestSessionBytes = 512 * 1024;

/** Reserved for what the calls of a press add to the answers. */
export const reservedBytes = 128 * 1024;

/** Largest result of a look-up; a larger one is not used. */
export const largestResultBytes = 128 * 1024;

/** The state is larger than a session may be. The stored state is unchanged. */
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

/** Size of a value as JSON, in bytes. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value ?? null));
}
