/**
 * Limits for stored data that has no expiry of its own. A release is kept as long as one of its limits keeps
 * it.
 */
export interface RetentionLimits {
  /** Number of newest releases to keep. */
  readonly releases: number;
  /** Every release younger than this is kept. */
  readonly releaseDays: number;
  readonly auditDays: number;
}

/** Deletes expired data of one kind. Times are milliseconds since the epoch. */
export interface RetentionPart {
  /** Number of rows that would be deleted. */
  count(now: number): Promise<number>;
  /** Deletes the rows in batches, and returns their number. Each batch is final. */
  remove(now: number, afterBatch: () => Promise<void>): Promise<number>;
}

export type RetentionParts = { readonly [part: string]: RetentionPart };
