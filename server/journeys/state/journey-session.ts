import { randomUUID } from 'node:crypto';
import {
  type CompiledRelease,
  carryAnswers,
  type JourneyState,
  leaveRun,
  type Moment,
  newState,
  type ReleaseJourney,
  type RuleScope,
  type Sharer,
  takeOver,
} from '#engine';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { Release, Releases } from '../../releases/live-releases.ts';
import type { JourneySession, Sessions } from '../../sessions/sessions.ts';
import { joinState, runAfter } from '../../sessions/stored-state.ts';
import { findJourney } from '../releases/release-journeys.ts';
import { isEndOver } from './ended-runs.ts';
import { firstStepOf, tryMove } from './move-session.ts';
import { sharedAnswers, sharersIn } from './shared-answers.ts';

/** One visitor's journey, on the release its session is pinned to. */
export interface OpenJourney {
  readonly release: Release;
  readonly journey: ReleaseJourney;
  readonly state: JourneyState;
  /** First run of the session; undefined if nothing is stored yet. */
  readonly firstRun: string | undefined;
  /** Revision of the session row; 0 if nothing is stored yet. */
  readonly revision: number;
  /** When the session row expires; undefined if nothing is stored yet. */
  readonly expiresAt: number | undefined;
  /** The stored sessions of this journey and of those that share answers with it, by journey. */
  readonly stored: ReadonlyMap<string, JourneySession>;
  /** The reads of the store that opened it. */
  readonly read: ReadFromStore;
}

interface ReadFromStore {
  readonly live: CompiledRelease;
  /** The journeys whose sessions were looked up. */
  readonly journeys: readonly string[];
  /** The revisions of those that there were. */
  readonly revisions: ReadonlyMap<string, number>;
}

export interface SessionDeps {
  readonly sessions: Sessions;
  readonly releases: Releases;
  /** Sign the addresses of definitions. */
  readonly definitionKeys: KeyRing;
  /** Today in the site's time zone, as `yyyy-mm-dd`. */
  readonly today: () => string;
  /** Server settings that journeys and operations may read. */
  readonly settings: { readonly [name: string]: string };
  /** Called for each rule that could not be evaluated. */
  readonly onFault?: RuleScope['onFault'];
}

/** Clock, settings and origin of a visitor's request. */
export function momentOf(
  { today, settings, onFault }: Pick<SessionDeps, 'today' | 'settings' | 'onFault'>,
  origin?: string,
): Moment {
  return { now: today(), settings, origin, ...(onFault && { onFault }) };
}

/**
 * Opens a visitor's journey. If nothing is stored, its run gets a random id. A session stays on the release
 * that it began on until its answers fit the live one, or its release is gone. Newer answers from journeys
 * that share answers with it are taken over. Undefined if the live release does not have the journey.
 */
export async function openJourney(
  sessionId: string,
  id: string,
  deps: SessionDeps,
): Promise<OpenJourney | undefined> {
  const live = deps.releases.live();
  const read = (journeys: readonly string[]) => deps.sessions.readAll(sessionId, journeys);
  const journeys = [id, ...journeysOf(sharersIn(live.compiled, id))];
  const stored = await read(journeys);
  const own = await openOwn(stored.get(id), id, live, deps);
  if (!own) return undefined;
  const sharers = sharersIn(own.release.compiled, id);
  const isOlder = own.release !== live && sharers.length > 0;
  const others = isOlder ? await read(journeysOf(sharers)) : stored;
  const all = new Map([...stored, ...others]);
  const open = { ...own, stored: all, read: readFrom(live, [...journeys, ...journeysOf(sharers)], all) };
  if (sharers.length === 0) return open;
  const shared = sharedAnswers(sharers, open.expiresAt ?? 0, others);
  const { validation } = open.journey.environment(firstStepOf(open.journey), momentOf(deps));
  const constraints = (form: string) => validation(form).constraints;
  return { ...open, state: takeOver(open.journey.compiled, open.state, shared, constraints) };
}

/** A journey that was opened before, as it is now: opened again only if anything that was read has changed. */
export async function openAgain(
  sessionId: string,
  open: OpenJourney,
  deps: SessionDeps,
): Promise<OpenJourney | undefined> {
  const { live, journeys, revisions } = open.read;
  if (deps.releases.live().compiled === live) {
    const now = await deps.sessions.revisions(sessionId, journeys);
    const isSame = (journey: string) => now.get(journey) === revisions.get(journey);
    if (journeys.every(isSame)) return open;
  }
  return await openJourney(sessionId, open.journey.journey.id, deps);
}

/** A journey that was opened before nothing was stored of it, after it was saved. */
export function afterFirstSave(open: OpenJourney, state: JourneyState, saved: JourneySession): OpenJourney {
  const { firstRun, revision, expiresAt, journey } = saved;
  const revisions = new Map([...open.read.revisions, [journey, revision]]);
  return { ...open, state, firstRun, revision, expiresAt, read: { ...open.read, revisions } };
}

function readFrom(
  { compiled: live }: Release,
  journeys: readonly string[],
  sessions: ReadonlyMap<string, JourneySession>,
): ReadFromStore {
  const revisions = new Map([...sessions].map(([journey, { revision }]) => [journey, revision]));
  return { live, journeys: [...new Set(journeys)], revisions };
}

function journeysOf(sharers: readonly Sharer[]): readonly string[] {
  return sharers.map(({ journey }) => journey);
}

/** The journey with its own answers only. */
async function openOwn(
  stored: JourneySession | undefined,
  id: string,
  live: Release,
  deps: SessionDeps,
): Promise<Omit<OpenJourney, 'read' | 'stored'> | undefined> {
  const current = findJourney(live.compiled, id);
  if (!stored) {
    const nothing = { state: newState(randomUUID()), firstRun: undefined, revision: 0, expiresAt: undefined };
    return current && { release: live, journey: current, ...nothing };
  }
  const whole = joinState(stored);
  const state = isEndOver(whole, deps.sessions.now()) ? leaveRun(whole, runAfter) : whole;
  const { firstRun, revision, expiresAt } = stored;
  const onLive = current && { release: live, journey: current, state, firstRun, revision, expiresAt };
  if (!onLive || stored.release === live.id) return onLive;
  const pinned = await deps.releases.find(stored.release);
  const older = pinned && findJourney(pinned.compiled, id);
  if (!pinned || !older) return { ...onLive, state: carryAnswers(undefined, onLive.journey.compiled, state) };
  const move = tryMove(older, onLive.journey, state, momentOf(deps));
  return move.fits
    ? { ...onLive, state: move.state }
    : { release: pinned, journey: older, state, firstRun, revision, expiresAt };
}
