import { type JourneyState, leaveRun } from '#engine';
import type { JourneySession } from '../../sessions/sessions.ts';
import { joinState, runAfter, splitState } from '../../sessions/stored-state.ts';
import { isLeft, wasSavedSince } from './ended-runs.ts';
import { type OpenJourney, openJourney, type SessionDeps } from './journey-session.ts';
import { sharersIn } from './shared-answers.ts';
import type { SubmitDeps } from './submit-deps.ts';

type LeaveDeps = Pick<SubmitDeps, 'sessions' | 'submissions' | 'releases'>;

/**
 * Deletes the answers of the ended runs that a visitor leaves by going to a step, also where another journey shares
 * them.
 *
 * @param step where the visitor goes; undefined for a page outside of the journey
 * @returns whether anything was deleted
 */
export async function leaveEnds(
  sessionId: string,
  open: OpenJourney,
  step: string | undefined,
  deps: LeaveDeps,
): Promise<boolean> {
  const { id } = open.journey.journey;
  const place = { journey: id, step };
  const left = [...open.stored.values()].filter((session) => isLeft(session, place, deps.sessions.now()));
  for (const session of left) {
    await leave(sessionId, session, session.journey === id ? open : undefined, deps);
  }
  return left.length > 0;
}

/** Deletes the answers of an ended run whose visitor goes from its final step to a page outside of its journey. */
export async function leaveEnd(
  sessionId: string,
  journey: string,
  deps: LeaveDeps & SessionDeps,
): Promise<void> {
  const open = await openJourney(sessionId, journey, deps);
  if (open) await leaveEnds(sessionId, open, undefined, deps);
}

async function leave(
  sessionId: string,
  session: JourneySession,
  open: OpenJourney | undefined,
  deps: LeaveDeps,
): Promise<void> {
  const ended = joinState(session);
  // Answers that the visitor has given elsewhere since are those of the next run.
  const state: JourneyState = open
    ? leaveRun(open.state, runAfter)
    : leaveRun({ ...ended, nextAnswers: {} }, runAfter);
  const { journey, revision: expectedRevision, release } = session;
  const request = {
    id: sessionId,
    journey,
    expectedRevision,
    run: state.run,
    release: open?.release.id ?? release,
    ...splitState(state, open?.journey.compiled.sensitive ?? new Set()),
  };
  const sharing = await sharingSessions(sessionId, session, ended, deps);
  await deps.sessions.transaction(async (connection) => {
    const saved = await deps.sessions.save(request, connection);
    // If another tab was first, it has done the same, or begun the next run.
    if (saved.outcome !== 'saved') return;
    for (const { journey, revision } of sharing) {
      await deps.sessions.remove(sessionId, journey, { connection, revision });
    }
  });
}

/**
 * The sessions of other journeys that hold nothing but answers shared with an ended run, and that were last saved
 * before its end, as those in which the visitor only said where to go. One with answers of its own is another run, begun
 * in another tab. One with a press in progress, or of unknown outcome, is kept: the visitor has to see that first.
 */
async function sharingSessions(
  sessionId: string,
  { journey }: JourneySession,
  ended: JourneyState,
  { sessions, submissions, releases }: LeaveDeps,
): Promise<readonly JourneySession[]> {
  const sharers = new Map(
    sharersIn(releases.live().compiled, journey).map((sharer) => [sharer.journey, new Set(sharer.answers)]),
  );
  if (sharers.size === 0) return [];
  const { keptMs } = sessions.timeOf(sessionId, undefined);
  const found = await sessions.readAll(sessionId, [...sharers.keys()]);
  const shared = [...found.values()].filter((other) => {
    const state = joinState(other);
    const isShared = (name: string) => sharers.get(other.journey)?.has(name);
    const given = Object.keys(state.answers).filter((name) => (state.answers[name] ?? null) !== null);
    return (
      state.ended === undefined && given.every(isShared) && !wasSavedSince(ended, other.expiresAt, keptMs)
    );
  });
  const runs = shared.map(({ run }) => run);
  if (!(await submissions.waitUntilIdle(runs))) return [];
  const unknown = await submissions.ofUnknownOutcome(runs);
  return shared.filter(({ run }) => !unknown.has(run));
}
