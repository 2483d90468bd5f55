import { createRetention, type Database, type RetentionReport, retentionParts } from '#server';

/** Runs the retention job at the given time, with the default limits. */
export async function deleteExpired(database: Database, now: number): Promise<RetentionReport['deleted']> {
  const report = await createRetention({
    database,
    parts: retentionParts(database, { releases: 100, releaseDays: 90, auditDays: 730 }),
    log: { info: () => undefined, warn: () => undefined },
    now: () => now,
  }).run({ early: true });
  if (report === undefined || report.failed.length > 0) throw new Error('The retention job was not done.');
  return report.deleted;
}
