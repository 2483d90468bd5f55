import { clearedParameter, type Entry, formEntries } from '#engine';
import type { ReturnedForm } from '../../sessions/form-tokens.ts';
import type { JourneySession } from '../../sessions/sessions.ts';
import { joinState } from '../../sessions/stored-state.ts';
import { openJourney } from './journey-session.ts';
import { sharersIn } from './shared-answers.ts';
import type { SubmitDeps } from './submit-deps.ts';

interface KeepingRequest {
  readonly sessionId: string;
  readonly journey: string;
  readonly form: ReturnedForm;
  readonly entries: readonly Entry[];
}

/**
 * Answers a form that asks for more time, or for deletion of the stored answers, those of journeys that share
 * answers included; undefined for any other form, `busy` while a press takes too long, and `kept` if the visitor has to
 * see first what a press in another tab has done. More time is given only to our own forms that are not too old; they get
 * a new token.
 */
export async function answerKeeping(
  { sessionId, journey, form, entries }: KeepingRequest,
  deps: SubmitDeps,
): Promise<Response | 'busy' | 'kept' | undefined> {
  const asks = (entry: string) => entries.some(([name]) => name === entry);
  const headers = { 'cache-control': 'no-store' };
  if (asks(formEntries.forget)) {
    const result = await forgetAnswers({ sessionId, journey }, deps);
    if (result !== 'forgotten') return result;
    const beginning = await beginningOf(journey, sessionId, deps);
    if (beginning === undefined) return undefined;
    const location = `${beginning}?${clearedParameter}`;
    return new Response(null, { status: 303, headers: { ...headers, location } });
  }
  if (!asks(formEntries.keep)) return undefined;
  if (form.isOld) return Response.json({ outcome: 'over' }, { headers });
  await deps.sessions.keep(sessionId, journey);
  const formToken = deps.sessions.forms.issue(journey, form);
  const { leftMs } = deps.sessions.timeOf(sessionId, undefined);
  return Response.json({ outcome: 'kept', formToken, leftMs }, { headers });
}

/** Path of the page where the journey begins. */
async function beginningOf(id: string, sessionId: string, deps: SubmitDeps): Promise<string | undefined> {
  const open = await openJourney(sessionId, id, deps);
  const first = open?.journey.compiled.steps[0];
  return open && first && open.journey.pageOf(first.definition.id).path;
}

/** Result of a visitor's wish to delete the stored answers. */
type ForgetResult =
  | 'forgotten'
  /** A press in another tab has submitted meanwhile, or may have: the visitor has to see that first. */
  | 'kept'
  /** A press in another tab takes too long; nothing was deleted. */
  | 'busy';

/**
 * Deletes a visitor's answers in a journey and in those that share answers with it. Waits for presses in
 * progress: a visitor who has submitted is told so in this tab, too. Journeys with such a submission are kept.
 */
async function forgetAnswers(
  { sessionId, journey }: { readonly sessionId: string; readonly journey: string },
  { sessions, submissions, releases }: Pick<SubmitDeps, 'sessions' | 'submissions' | 'releases'>,
): Promise<ForgetResult> {
  const sharers = sharersIn(releases.live().compiled, journey);
  const journeys = [journey, ...sharers.map((sharer) => sharer.journey)];
  const before = await sessions.readAll(sessionId, journeys);
  const runs = [...before.values()].map(({ run }) => run);
  const unknownBefore = await submissions.ofUnknownOutcome(runs);
  if (!(await submissions.waitUntilIdle(runs))) return 'busy';
  const now = await sessions.readAll(sessionId, journeys);
  const unknown = await submissions.ofUnknownOutcome(runs.filter((run) => !unknownBefore.has(run)));
  const kept = journeys.filter((id) => {
    const [old, fresh] = [before.get(id), now.get(id)];
    return old && fresh && (unknown.has(old.run) || hasEnded(old, fresh));
  });
  for (const id of journeys.filter((each) => !kept.includes(each))) {
    const run = now.get(id)?.run;
    if (run !== undefined) await sessions.saved.close(run);
    await sessions.remove(sessionId, id);
  }
  return kept.includes(journey) ? 'kept' : 'forgotten';
}

/** Whether the run of a session is over that was not before. */
function hasEnded(before: JourneySession, now: JourneySession): boolean {
  return before.run !== now.run || joinState(before).ended !== joinState(now).ended;
}
