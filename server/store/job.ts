import { randomUUID } from 'node:crypto';
import type { Database } from './database/database.ts';

/** Another instance holds the job now, since this one did not renew its lease in time. */
export class JobLost extends Error {
  constructor(name: string) {
    super(`The job "${name}" was taken over by another instance.`);
    this.name = 'JobLost';
  }
}

/** A job held by this instance. */
export interface HeldJob {
  /** Extends the lease. @throws JobLost */
  renew(): Promise<void>;
  /** Ends the job until it is due again, and stores its report (JSON). */
  end(report: unknown, dueAt: number): Promise<void>;
}

/** Work that one instance at a time does. The lease of a process that dies expires. */
export interface Job {
  /**
   * Takes the job if it is due and nobody holds it.
   *
   * @param early takes it even if it is not due yet
   */
  take(now: number, early?: boolean): Promise<HeldJob | undefined>;
  /** The report of the last run, by any instance. */
  lastReport(): Promise<unknown>;
}

const leaseMs = 60_000;

export function createJob({ query }: Database, name: string, now: () => number): Job {
  return {
    async take(at, early = false) {
      await query
        .insertInto('jobs')
        .values({ name, owner: '', lease_until: 0, due_at: 0, report: null })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const owner = randomUUID();
      const open = query
        .updateTable('jobs')
        .set({ owner, lease_until: at + leaseMs })
        .where('name', '=', name)
        .where('lease_until', '<=', at);
      const { numUpdatedRows } = await (early ? open : open.where('due_at', '<=', at)).executeTakeFirst();
      if (numUpdatedRows === 0n) return undefined;
      const change = async (set: { lease_until: number; due_at?: number; report?: string }) => {
        const result = await query
          .updateTable('jobs')
          .set(set)
          .where('name', '=', name)
          .where('owner', '=', owner)
          .executeTakeFirst();
        if (result.numUpdatedRows === 0n) throw new JobLost(name);
      };
      return {
        renew: () => change({ lease_until: now() + leaseMs }),
        end: (report, dueAt) => change({ lease_until: 0, due_at: dueAt, report: JSON.stringify(report) }),
      };
    },
    async lastReport() {
      const row = await query.selectFrom('jobs').select('report').where('name', '=', name).executeTakeFirst();
      return row?.report == null ? undefined : JSON.parse(row.report);
    },
  };
}
