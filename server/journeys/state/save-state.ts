import { type JourneyState, mergeStates } from '#engine';
import type { Connection } from '../../sessions/sessions.ts';
import { joinState, splitState } from '../../sessions/stored-state.ts';
import type { OpenJourney, SessionDeps } from './journey-session.ts';

export interface SaveOptions {
  readonly connection?: Connection;
  /** Stores a state of any size, since its calls have already been made. */
  readonly mayBeTooLarge?: boolean;
}

/**
 * Saves by compare-and-swap, in the given transaction if any. A state that another tab saved meanwhile is
 * merged with this one, never overwritten; one that was deleted meanwhile stays deleted.
 *
 * @throws SessionTooLarge if the state is more than a session may hold; nothing is changed then.
 */
export async function saveState(
  sessionId: string,
  open: OpenJourney,
  state: JourneyState,
  { sessions }: Pick<SessionDeps, 'sessions'>,
  { connection, mayBeTooLarge = false }: SaveOptions = {},
): Promise<void> {
  let expectedRevision = open.revision;
  const ours = withTime(state, sessions.now());
  let merged = ours;
  for (let tries = 0; tries < 20; tries++) {
    const request = {
      id: sessionId,
      journey: open.journey.journey.id,
      expectedRevision,
      run: merged.run,
      release: open.release.id,
      mayBeTooLarge,
      ...splitState(merged, open.journey.compiled.sensitive),
    };
    const saved = await sessions.save(request, connection);
    if (saved.outcome === 'saved') return;
    if (saved.theirs === undefined && wasDeleted(sessionId, open, sessions)) return;
    expectedRevision = saved.theirs?.revision ?? 0;
    merged = saved.theirs ? mergeStates(open.state, ours, joinState(saved.theirs)) : ours;
  }
  throw new Error('The session kept changing while it was saved.');
}

/** The state with the time at which its run was sent. */
function withTime(state: JourneyState, at: number): JourneyState {
  return state.sent && state.sent.at === undefined ? { ...state, sent: { ...state.sent, at } } : state;
}

/** Whether a stored state that is gone was deleted; otherwise it has expired, or there was none. */
function wasDeleted(
  sessionId: string,
  { expiresAt }: OpenJourney,
  sessions: SessionDeps['sessions'],
): boolean {
  return expiresAt !== undefined && sessions.timeOf(sessionId, expiresAt).leftMs > 0;
}
