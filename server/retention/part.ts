/** How much is kept of what has no expiry of its own. A release is kept while one of its limits keeps it. */
export interface RetentionLimits {
  /** So many of the newest releases. */
  readonly releases: number;
  /** Every release that is not older. */
  readonly releaseDays: number;
  readonly auditDays: number;
}

/** Deletes what is too old of one kind. Times are milliseconds since the epoch. */
export interface RetentionPart {
  /** How many rows would go. */
  count(now: number): Promise<number>;
  /** Deletes them, batch by batch, and gives how many they were. What a batch has deleted stays deleted. */
  remove(now: number, afterBatch: () => Promise<void>): Promise<number>;
}

export type RetentionParts = { readonly [part: string]: RetentionPart };
