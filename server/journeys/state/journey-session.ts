import { randomUUID } from 'node:crypto';
import {
  type CompiledRelease,
  carryAnswers,
  type JourneyState,
  mayMove,
  newState,
  type RuleScope,
  takeOver,
  walkJourney,
} from '#engine';
import type { Sessions } from '../../sessions/sessions.ts';
import { findJourney, type Moment, type ReleaseJourney } from '../releases/release-journeys.ts';
import { sharedAnswers, sharersIn } from './shared-answers.ts';
import { joinState } from './stored-state.ts';

/** The releases that a session can be on. */
export interface Releases {
  /** What visitors see now. */
  live(): Release;
  /** An older one, by its id; undefined when it cannot be read any more. */
  find(id: string): Promise<Release | undefined>;
}

export interface Release {
  readonly id: string;
  readonly compiled: CompiledRelease;
}

/** One visitor's journey, on the release its session is pinned to. */
export interface OpenJourney {
  readonly release: Release;
  readonly journey: ReleaseJourney;
  readonly state: JourneyState;
  /** The run that the session began with; undefined when nothing is stored yet. */
  readonly firstRun: string | undefined;
  /** Of the session row; 0 when nothing is stored yet. */
  readonly revision: number;
  /** Of the session row; undefined when nothing is stored yet. */
  readonly expiresAt: number | undefined;
}

export interface SessionDeps {
  readonly sessions: Sessions;
  readonly releases: Releases;
  /** Today in the site's time zone, as `yyyy-mm-dd`. */
  readonly today: () => string;
  /** Server settings that journeys and operations may read. */
  readonly settings: { readonly [name: string]: string };
  /** Hears of rules that could not be evaluated. */
  readonly onFault?: RuleScope['onFault'];
}

/** The moment that a request of a visitor sees. */
export function momentOf(
  { today, settings, onFault }: Pick<SessionDeps, 'today' | 'settings' | 'onFault'>,
  origin?: string,
): Moment {
  return { now: today(), settings, origin, ...(onFault && { onFault }) };
}

/**
 * Opens a visitor's journey; a run of which nothing is stored has a random name. A session stays on the release it began on until its answers fit the live one; one whose
 * release is gone has to move. What was answered since in journeys that share answers with it stands in it. Undefined when
 * neither release has the journey.
 */
export async function openJourney(
  sessionId: string,
  id: string,
  deps: SessionDeps,
): Promise<OpenJourney | undefined> {
  const current = findJourney(deps.releases.live().compiled, id);
  const open = await openOwn(sessionId, current, id, deps);
  const sharers = open ? sharersIn(open.release.compiled, id) : [];
  if (!open || sharers.length === 0) return open;
  const shared = await sharedAnswers(sessionId, sharers, open.expiresAt ?? 0, deps.sessions);
  const { validation } = open.journey.environment(firstStepOf(open.journey), momentOf(deps));
  const constraints = (form: string) => validation(form).constraints;
  return { ...open, state: takeOver(open.journey.compiled, open.state, shared, constraints) };
}

/** As the journey itself has been answered. */
async function openOwn(
  sessionId: string,
  current: ReleaseJourney | undefined,
  id: string,
  deps: SessionDeps,
): Promise<OpenJourney | undefined> {
  const live = deps.releases.live();
  const stored = await deps.sessions.read(sessionId, id);
  if (!stored) {
    const nothing = { state: newState(randomUUID()), firstRun: undefined, revision: 0, expiresAt: undefined };
    return current && { release: live, journey: current, ...nothing };
  }
  const state = joinState(stored);
  const { firstRun, revision, expiresAt } = stored;
  const onLive = current && { release: live, journey: current, state, firstRun, revision, expiresAt };
  if (!onLive || stored.release === live.id) return onLive;
  const pinned = await deps.releases.find(stored.release);
  const older = pinned && findJourney(pinned.compiled, id);
  const moved = { ...onLive, state: carryAnswers(older?.compiled, onLive.journey.compiled, state) };
  if (!pinned || !older) return moved;
  const moment = momentOf(deps);
  const fits = mayMove(walkNow(older, state, moment), walkNow(onLive.journey, moved.state, moment));
  return fits ? moved : { release: pinned, journey: older, state, firstRun, revision, expiresAt };
}

function walkNow(journey: ReleaseJourney, state: JourneyState, moment: Moment) {
  return walkJourney(journey.compiled, state, journey.environment(firstStepOf(journey), moment));
}

function firstStepOf({ compiled }: ReleaseJourney): string {
  return compiled.steps[0]?.step.id ?? '';
}
