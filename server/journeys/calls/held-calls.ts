import type { JourneyState } from '#engine';
import type { Outbox, OutboxCall } from '../../operations/outbox/outbox.ts';
import type { Connection } from '../../sessions/sessions.ts';
import type { OpenJourney } from '../state/journey-session.ts';
import { saveState } from '../state/save-state.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';

/**
 * Unawaited calls, held back until the state that asks for them is saved. They go into the outbox in the same
 * transaction: both are stored, or neither.
 */
export interface HeldCalls {
  /** Collects the calls in place of the real outbox. */
  readonly outbox: Pick<Outbox, 'put' | 'wake'>;
  /** Puts the collected calls into the outbox, in a transaction. */
  putAll(connection: Connection): Promise<void>;
  isEmpty(): boolean;
}

export function holdCalls(outbox: Pick<Outbox, 'put'>): HeldCalls {
  const held: OutboxCall[] = [];
  return {
    outbox: { put: async (call) => void held.push(call), wake: () => undefined },
    async putAll(connection) {
      for (const call of held) await outbox.put(call, connection);
    },
    isEmpty: () => held.length === 0,
  };
}

/**
 * Saves a state together with the calls asked for on the way to it, and wakes the outbox. See `saveState`.
 *
 * @throws SessionTooLarge if the state is more than a session may hold; no call is stored then.
 */
export async function saveWithCalls(
  sessionId: string,
  open: OpenJourney,
  state: JourneyState,
  held: HeldCalls,
  deps: Pick<SubmitDeps, 'sessions' | 'outbox'>,
): Promise<void> {
  if (held.isEmpty()) return saveState(sessionId, open, state, deps);
  await deps.sessions.transaction(async (connection) => {
    await saveState(sessionId, open, state, deps, { connection });
    await held.putAll(connection);
  });
  deps.outbox.wake();
}
