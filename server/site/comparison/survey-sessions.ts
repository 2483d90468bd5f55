import { type CompiledRelease, labelOf, type Moment, type Walk } from '#engine';
import { findJourney } from '../../journeys/releases/release-journeys.ts';
import { tryMove, walkNow } from '../../journeys/state/move-session.ts';
import type { Releases } from '../../releases/live-releases.ts';
import { joinState } from '../../sessions/stored-state.ts';
import type { SessionGroup } from '../../store/context.ts';
import type { StoredSession } from './live-sessions.ts';

export interface SurveyDeps {
  readonly sessions: AsyncIterable<StoredSession>;
  /** Finds the release that a session is pinned to. */
  readonly releases: Pick<Releases, 'find'>;
  readonly moment: Moment;
}

/** Counts at which steps stored sessions are and what becomes of them once a release is live. No answer is given out. */
export async function surveySessions(
  next: CompiledRelease,
  { sessions, releases, moment }: SurveyDeps,
): Promise<readonly SessionGroup[]> {
  const groups = new Map<string, SessionGroup>();
  for await (const session of sessions) {
    const found = await groupOf(session, next, releases, moment);
    const key = JSON.stringify(found);
    groups.set(key, { ...found, sessions: (groups.get(key)?.sessions ?? 0) + 1 });
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

type Found = Omit<SessionGroup, 'sessions'>;

async function groupOf(
  session: StoredSession,
  next: CompiledRelease,
  releases: Pick<Releases, 'find'>,
  moment: Moment,
): Promise<Found> {
  const { journey } = session;
  const newer = findJourney(next, journey);
  const pinned = await releases.find(session.release);
  const older = pinned && findJourney(pinned.compiled, journey);
  if (session.sensitive === undefined)
    return { journey, step: undefined, outcome: newer ? 'unread' : 'ends', again: [] };
  const state = joinState(session);
  if (newer === undefined) {
    const step = older && stepOf(walkNow(older, state, moment));
    return { journey, step, outcome: 'ends', again: [] };
  }
  if (older === undefined)
    return { journey, step: stepOf(walkNow(newer, state, moment)), outcome: 'moves', again: [] };
  const { fits, from, to } = tryMove(older, newer, state, moment);
  return {
    journey,
    step: stepOf(from),
    outcome: fits ? 'moves' : 'stays',
    again: fits ? [] : questionsAgain(from, to),
  };
}

function stepOf({ frontier }: Walk): string {
  const { id, title } = frontier.step.definition;
  return title === undefined ? `“${id}”` : `“${title}” (${id})`;
}

/** Labels of the questions that keep the steps from being complete that were. */
function questionsAgain(from: Walk, to: Walk): readonly string[] {
  const completed = new Set(
    from.path.filter(({ complete }) => complete).map(({ step }) => step.definition.id),
  );
  const labels = to.path
    .filter(({ step, complete }) => !complete && completed.has(step.definition.id))
    .flatMap(({ step, problems }) =>
      problems.map(({ field }) => {
        const found = step.form.fields.find((each) => each.field.name === field)?.field;
        return (found && labelOf(found)) || field;
      }),
    );
  return [...new Set(labels)].sort();
}
