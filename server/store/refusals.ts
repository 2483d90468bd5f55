import { type AuditEntry, recordAudit } from './audit.ts';
import type { StoreContext } from './context.ts';

/** A request of the studio that was not done, since its sender may not. */
interface Refusal {
  /** Undefined if nobody is known by what the request bears. */
  readonly person: { readonly id: string; readonly email: string } | undefined;
  /** The act that needs a role. */
  readonly act: string;
  readonly method: string;
  readonly path: string;
  /** In the words that the person was told. */
  readonly why: string;
}

export interface Refusals {
  /**
   * Writes an entry for the first, tenth, hundredth … refusal of an act to a person within ten minutes, with their number
   * so far: somebody who asks without end fills no log. Each instance counts for itself.
   */
  note(refusal: Refusal): Promise<void>;
}

const countedMs = 10 * 60_000;
const longestPath = 200;

/** Tells the audit log which acts were refused to whom. */
export function refusals({ database, now }: StoreContext): Refusals {
  const counted = new Map<string, { readonly since: number; count: number }>();

  /** How many there were in the time that is counted, with this one. */
  function count(kind: string, at: number): number {
    for (const [each, { since }] of counted) if (since <= at - countedMs) counted.delete(each);
    const entry = counted.get(kind) ?? { since: at, count: 0 };
    entry.count += 1;
    counted.set(kind, entry);
    return entry.count;
  }

  return {
    async note(refusal) {
      const { person, act, method, path, why } = refusal;
      const at = now();
      const times = count(`${person?.id} ${act}`, at.getTime());
      if (!Number.isInteger(Math.log10(times))) return;
      const entry: AuditEntry = {
        at: at.toISOString(),
        actor: person?.email ?? 'unknown',
        action: 'refuse-act',
        subject: person?.id ?? 'unknown',
        detail: { act, method, path: path.slice(0, longestPath), why, times },
      };
      await database.query.transaction().execute((transaction) => recordAudit(transaction, entry));
    },
  };
}
