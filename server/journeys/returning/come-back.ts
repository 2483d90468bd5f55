import {
  carryAnswers,
  type Entry,
  formEntries,
  type JourneyState,
  type ReleaseJourney,
  type SubmissionReply,
  withNotices,
} from '#engine';
import { refusal } from '../../http/message-document.ts';
import type { ReturnedForm } from '../../sessions/form-tokens.ts';
import type { KeptRun } from '../../sessions/saved-runs/saved-runs.ts';
import type { Connection } from '../../sessions/sessions.ts';
import { splitState } from '../../sessions/stored-state.ts';
import { findJourney } from '../releases/release-journeys.ts';
import { momentOf, type OpenJourney, openJourney } from '../state/journey-session.ts';
import { tryMove, walkNow } from '../state/move-session.ts';
import { fillWords } from '../state/shown-page.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { refusedNotice, refusedParameter, returnParameter } from './return-form.ts';

interface ReturnRequest {
  readonly request: Request;
  /** The session id of the browser; undefined without one. */
  readonly browser: string | undefined;
  readonly journey: string;
  readonly step: string;
  readonly form: ReturnedForm;
  readonly entries: readonly Entry[];
}

/**
 * Answers the form on which a visitor enters the code of a saved run; undefined for any other form. Nothing is stored of
 * a visitor whose code opens nothing, and every such code has the same answer.
 */
export async function answerReturnCode(
  asked: ReturnRequest,
  deps: SubmitDeps,
): Promise<Response | undefined> {
  const { request, browser, journey: id, step, form, entries } = asked;
  const release = deps.releases.live();
  const journey = findJourney(release.compiled, id);
  const declared = journey?.journey.saveAndReturn;
  if (journey === undefined || declared?.returnStep !== step || !isOfCode(entries)) return undefined;
  const { site } = release.compiled;
  const admission = await deps.admitReturn?.();
  if (admission?.admitted === false) {
    const { retryAfterSeconds: retryAfter } = admission;
    return refusal(request, site, { status: 429, why: 'Too many codes.', retryAfter });
  }
  const here = journey.pageOf(step).path;
  const { returning: token } = form;
  const code = digitsOf(entries.find(([name]) => name === declared.codeAnswer)?.[1] ?? '');
  let issued: string | undefined;
  const putBack = async (kept: KeptRun, connection: Connection) => {
    const state = await stateNow(kept, journey, deps);
    const stored = splitState(state, journey.compiled.sensitive);
    const put = { journey: id, run: kept.run, release: release.id, ...stored };
    const there = await deps.sessions.putBack(browser, put, connection);
    issued = there.id;
    return there.session;
  };
  const opened =
    token === undefined || deps.preview
      ? refused
      : await deps.sessions.saved.open({ token, code, journey: id, browser }, putBack);
  if (opened.outcome === 'refused') {
    const query = new URLSearchParams({ ...(token && { [returnParameter]: token }), [refusedParameter]: '' });
    const notices = [refusedNotice(site.words.returning.refused)];
    return answer(request, { outcome: 'failed', location: `${here}?${query}`, notices, events: [] });
  }
  const sessionId = issued ?? (await deps.sessions.anotherId(opened.session));
  const open = await openJourney(sessionId, id, deps);
  const location = open ? frontierPath(open, deps) : here;
  const reply: SubmissionReply = { outcome: 'redirected', location, events: [] };
  const cookie = deps.sessions.ids.cookie(sessionId, request.headers.get('host') ?? undefined);
  return answer(request, reply, cookie);
}

/** Whether a form was submitted by its own button, and not by one that deletes answers, changes the language and so on. */
function isOfCode(entries: readonly Entry[]): boolean {
  const { forget, keep, language, dismiss, press, change } = formEntries;
  const others: readonly string[] = [forget, keep, language, dismiss, press, change];
  return !entries.some(([name]) => others.includes(name));
}

const refused = { outcome: 'refused' } as const;

/** A kept run in the release of now, with a banner where it goes on: which pages its visitor has to answer again. */
async function stateNow(
  { release, state }: KeptRun,
  journey: ReleaseJourney,
  deps: SubmitDeps,
): Promise<JourneyState> {
  const kept = state as JourneyState;
  const moment = momentOf(deps);
  const before = await deps.releases.find(release);
  const older = before && findJourney(before.compiled, journey.journey.id);
  const move = older
    ? tryMove(older, journey, kept, moment)
    : { state: carryAnswers(undefined, journey.compiled, kept), fits: true };
  const { frontier } = walkNow(journey, move.state, moment);
  const { id } = frontier.step.definition;
  const isChanged = !move.fits || (!older && kept.completed.includes(id));
  const words = deps.releases.live().compiled.site.words.returning;
  const pages = `“${journey.pageOf(id).title}”`;
  const message = isChanged ? fillWords(words.changed, { pages }) : words.welcome;
  return withNotices(move.state, id, [{ tone: isChanged ? 'info' : 'success', message }]);
}

/** The path of the furthest step of a run. */
function frontierPath({ journey, state }: OpenJourney, deps: SubmitDeps): string {
  const { frontier } = walkNow(journey, state, momentOf(deps));
  return journey.pageOf(frontier.step.definition.id).path;
}

/** The digits of a code, however it was typed: with spaces, or in the wide digits of some keyboards. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/gu, '').slice(0, 20);
}

function answer(request: Request, reply: SubmissionReply, cookie?: string): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (cookie !== undefined) headers.set('set-cookie', cookie);
  if (request.headers.get('accept')?.includes('application/json')) return Response.json(reply, { headers });
  headers.set('location', reply.location);
  return new Response(null, { status: 303, headers });
}
