import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../observing/log.ts';
import { readRarely } from '../../observing/metrics/metric-sources.ts';
import type { Database } from './database.ts';

export interface WriteCheck {
  /** Whether the database takes a write; tried at most every few seconds, and for a few. */
  isWritable(): Promise<boolean>;
  /** Whether it took the last one. */
  wasWritable(): boolean;
}

const everyMs = 5000;
const patienceMs = 3000;

/**
 * Checks by a small write whether a database takes any: one that can be read may have no space left. A change of that is
 * logged once.
 */
export function createWriteCheck(
  { query }: Database,
  { log, now }: { readonly log: Log; readonly now: () => number },
): WriteCheck {
  let wasWritable = true;

  async function write(): Promise<void> {
    const due_at = now();
    await query
      .insertInto('jobs')
      .values({ name: 'write-check', owner: '', lease_until: 0, due_at, report: null })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ due_at }))
      .execute();
  }

  async function check(): Promise<boolean> {
    const late = sleep(patienceMs, undefined, { ref: false }).then(() => {
      throw new Error(`no write has ended within ${patienceMs / 1000} s`);
    });
    try {
      await Promise.race([write(), late]);
      late.catch(() => undefined);
      if (!wasWritable) log.info({}, 'The database takes writes again.');
      wasWritable = true;
    } catch (error) {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      if (wasWritable)
        log.warn({ reason }, 'The database takes no writes: presses answer 503 until it does.');
      wasWritable = false;
    }
    return wasWritable;
  }

  return { isWritable: readRarely(check, { maxAgeMs: everyMs, now }), wasWritable: () => wasWritable };
}
