import { type JourneyState, mergeStates } from '#engine';
import type { OpenJourney, SessionDeps } from './journey-session.ts';
import { joinState, splitState } from './stored-state.ts';

/** Saves by compare-and-swap; what another tab saved meanwhile is joined with this, never overwritten. */
export async function saveState(
  sessionId: string,
  open: OpenJourney,
  state: JourneyState,
  { sessions }: Pick<SessionDeps, 'sessions'>,
): Promise<void> {
  let expectedRevision = open.revision;
  let merged = state;
  for (let tries = 0; tries < 20; tries++) {
    const saved = await sessions.save({
      id: sessionId,
      journey: open.journey.journey.id,
      expectedRevision,
      run: merged.run,
      release: open.release.id,
      ...splitState(merged, open.journey.compiled.sensitive),
    });
    if (saved.outcome === 'saved') return;
    expectedRevision = saved.theirs?.revision ?? 0;
    merged = saved.theirs ? mergeStates(open.state, state, joinState(saved.theirs)) : state;
  }
  throw new Error('The session kept changing while it was saved.');
}
