import { clearedParameter, type Entry, formEntries } from '#engine';
import type { ReturnedForm } from '../../sessions/form-tokens.ts';
import { forgetAnswers } from './forget-answers.ts';
import { openJourney } from './journey-session.ts';
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
  const { run, begins, captured } = form;
  const formToken = deps.sessions.forms.issue(journey, { run, begins, captured });
  const { leftMs } = deps.sessions.timeOf(sessionId, undefined);
  return Response.json({ outcome: 'kept', formToken, leftMs }, { headers });
}

/** Path of the page where the journey begins. */
async function beginningOf(id: string, sessionId: string, deps: SubmitDeps): Promise<string | undefined> {
  const open = await openJourney(sessionId, id, deps);
  const first = open?.journey.compiled.steps[0];
  return open && first && open.journey.pageOf(first.definition.id).path;
}
