import { drive, enterStep, type JourneyState, newState, visitStep } from '#engine';
import type { ReturnedForm } from '../../sessions/form-tokens.ts';
import { runAfter, splitState } from '../../sessions/stored-state.ts';
import { holdCalls } from '../calls/held-calls.ts';
import { effectPerformer, plainCall } from '../calls/perform-effect.ts';
import { afterFirstSave, momentOf, type OpenJourney } from '../state/journey-session.ts';
import { openStep } from '../state/step-submission.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';

/** A pressed form and its step. */
export interface PressedForm {
  readonly sessionId: string;
  readonly journey: string;
  readonly step: string;
  readonly origin: string | undefined;
  readonly form: ReturnedForm;
}

/** The run of a pressed form, or the seconds until its client may begin another session. */
export type BegunRun =
  | {
      readonly begun: true;
      readonly run: string;
      /** The journey as it is then; undefined if there is no such journey or step. */
      readonly open: OpenJourney | undefined;
    }
  | { readonly begun: false; readonly retryAfterSeconds: number };

/**
 * Finds the run that a pressed form belongs to. Nothing of a run is stored before one of its forms is
 * pressed: the first press stores it under the id in its form. A form in another tab, opened before that, has
 * another id; it belongs to the run that has begun.
 */
export async function beginRun(press: PressedForm, deps: SubmitDeps): Promise<BegunRun> {
  const { sessionId, form } = press;
  const open = await openStep(press, deps);
  const asked = { begun: true, run: form.run, open } as const;
  if (!open) return asked;
  if (form.begins === 'first' && open.firstRun !== undefined) return { ...asked, run: open.firstRun };
  if (open.revision > 0) return asked;
  // This press is the visitor's first, so it creates a session: count it against the client's limit.
  const admission = await deps.admitSession?.();
  if (admission?.admitted === false) return { begun: false, ...admission };
  if (form.begins === undefined || form.isOld) return asked;
  const { journey, release } = open;
  const held = holdCalls(deps.outbox);
  const state = await enterFirst(press, open, { ...deps, outbox: held.outbox });
  const request = {
    id: sessionId,
    journey: press.journey,
    expectedRevision: 0,
    run: state.run,
    release: release.id,
    ...splitState(state, journey.compiled.sensitive),
  };
  const saved = await deps.sessions.transaction(async (connection) => {
    const outcome = await deps.sessions.save(request, connection);
    // If another tab was first, it has entered the step.
    if (outcome.outcome === 'saved') await held.putAll(connection);
    return outcome;
  });
  deps.outbox.wake();
  if (saved.outcome === 'saved') return { ...asked, open: afterFirstSave(open, state, saved.session) };
  const run = form.begins === 'first' ? saved.theirs?.firstRun : undefined;
  return { begun: true, run: run ?? form.run, open: await openStep(press, deps) };
}

/**
 * Enters the step again, since the result of entering was not stored when the step was shown. Analytics
 * events were sent then.
 */
async function enterFirst(press: PressedForm, open: OpenJourney, deps: SubmitDeps): Promise<JourneyState> {
  const { step, form, origin } = press;
  const { compiled, environment } = open.journey;
  const begun = { ...newState(form.run, form.captured), answers: open.state.answers };
  const frame = { environment: environment(step, momentOf(deps, origin)), nextRun: runAfter };
  if (visitStep(compiled, begun, step, frame.environment).visit === 'redirect') return begun;
  const perform = effectPerformer({ open, step, run: form.run, origin }, deps, plainCall);
  return (await drive(enterStep(compiled, begun, step, frame), perform)).state;
}
