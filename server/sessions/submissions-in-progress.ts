import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './sessions.ts';

/** Whether a living process is performing a submission of any of these runs. */
export async function isInProgress(
  connection: Connection,
  runs: readonly string[],
  now: number,
): Promise<boolean> {
  if (runs.length === 0) return false;
  const row = await connection
    .selectFrom('submissions')
    .select('run')
    .where('run', 'in', runs)
    .where('state', '=', 'started')
    .where('lease_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

const longestPauseMs = 250;

/** Pauses for a wait on other processes: short at first, then longer; false once the time is up. */
export function pausesFor(waitMs: number, now: () => number): () => Promise<boolean> {
  const giveUpAt = now() + waitMs;
  let pauseMs = 20;
  return async () => {
    if (now() >= giveUpAt) return false;
    await sleep(pauseMs);
    pauseMs = Math.min(pauseMs * 1.5, longestPauseMs);
    return true;
  };
}
