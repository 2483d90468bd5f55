import { cpSync } from 'node:fs';

/** Environment variable that names the store of this run to its workers. */
export const seededStoreVariable = 'WAYMARK_TESTS_SEEDED_STORE';

/** Copies the store that the run's setup filled with the shipped documents; without one, a site fills its own. */
export function copySeededStore(to: string): void {
  const from = process.env[seededStoreVariable];
  if (from !== undefined) cpSync(from, to);
}
