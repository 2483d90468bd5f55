import { type JourneyState, mergeStates } from '#engine';
import type { Connection } from '../../sessions/sessions.ts';
import type { OpenJourney, SessionDeps } from './journey-session.ts';
import { joinState, splitState } from './stored-state.ts';

export interface SaveOptions {
  readonly connection?: Connection;
  /** For what has been done outside already: it is kept, however large. */
  readonly mayBeTooLarge?: boolean;
}

/**
 * Saves by compare-and-swap, in a transaction where one is given; what another tab saved meanwhile is joined with this,
 * never overwritten.
 *
 * @throws SessionTooLarge when there is more than a session may hold; nothing is changed then.
 */
export async function saveState(
  sessionId: string,
  open: OpenJourney,
  state: JourneyState,
  { sessions }: Pick<SessionDeps, 'sessions'>,
  { connection, mayBeTooLarge = false }: SaveOptions = {},
): Promise<void> {
  let expectedRevision = open.revision;
  let merged = state;
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
    expectedRevision = saved.theirs?.revision ?? 0;
    merged = saved.theirs ? mergeStates(open.state, state, joinState(saved.theirs)) : state;
  }
  throw new Error('The session kept changing while it was saved.');
}
