import type { Outbox, OutboxCall } from '../outbox/outbox.ts';
import type { Connection } from '../sessions/sessions.ts';

/**
 * Calls that nobody waits for, held back until the submission that asks for them ends. They go into the outbox in the
 * transaction that ends it: all of it is kept, or nothing.
 */
export interface HeldCalls {
  /** Takes the calls meanwhile. */
  readonly outbox: Pick<Outbox, 'put' | 'wake'>;
  /** Puts them into the outbox, in a transaction. */
  putAll(connection: Connection): Promise<void>;
}

export function holdCalls(outbox: Pick<Outbox, 'put'>): HeldCalls {
  const held: OutboxCall[] = [];
  return {
    outbox: { put: async (call) => void held.push(call), wake: () => undefined },
    async putAll(connection) {
      for (const call of held) await outbox.put(call, connection);
    },
  };
}
