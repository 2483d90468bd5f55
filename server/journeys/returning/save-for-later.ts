import {
  filesOf,
  type JourneyState,
  type Notice,
  recordAnswers,
  type SubmissionReply,
  withNotices,
} from '#engine';
import type { Journey } from '#schemas';
import type { RunToKeep } from '../../sessions/saved-runs/saved-runs.ts';
import { putUnawaited } from '../calls/unawaited-calls.ts';
import { type OpenJourney, openJourney } from '../state/journey-session.ts';
import { saveState } from '../state/save-state.ts';
import { fillWords } from '../state/shown-page.ts';
import { isOfRunGoingOn, type Pressed, type StepSubmission } from '../state/step-submission.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { returnParameter } from './return-form.ts';

const dayMs = 24 * 3_600_000;

type SaveAndReturn = NonNullable<Journey['saveAndReturn']>;

/** Whether a press is that of the step that saves its run for later. In a preview nothing is sent. */
export function isSaving({ step }: StepSubmission, { journey }: OpenJourney, deps: SubmitDeps): boolean {
  return deps.preview === undefined && journey.journey.saveAndReturn?.saveStep === step;
}

/** Keeps what was typed on a step and leads to the step that saves the run for later, from where the visitor comes back. */
export async function leaveToSave(
  press: StepSubmission,
  open: OpenJourney,
  deps: SubmitDeps,
): Promise<Pressed<SubmissionReply>> {
  const { journey, state: before, revision } = open;
  const saveStep = journey.journey.saveAndReturn?.saveStep ?? press.step;
  if (revision > 0 && before.ended === undefined && isOfRunGoingOn(press, open)) {
    const typed = recordAnswers(journey.compiled, before, press.step, press.entries);
    const state = { ...typed, cameFrom: { ...typed.cameFrom, [saveStep]: press.step } };
    await saveState(press.sessionId, open, state, deps);
  }
  return redirectedTo(journey.pageOf(saveStep).path);
}

/**
 * Keeps a run after the step that asks for the address was submitted, and has the link and the code sent: both are stored
 * in one transaction, or neither.
 */
export async function saveForLater(
  press: StepSubmission,
  pressed: Pressed<SubmissionReply>,
  deps: SubmitDeps,
): Promise<Pressed<SubmissionReply>> {
  if (pressed.reply.outcome !== 'accepted' || pressed.hasEndedRun) return pressed;
  const open = await openJourney(press.sessionId, press.journey, deps);
  const declared = open?.journey.journey.saveAndReturn;
  if (open === undefined || declared === undefined) return pressed;
  const { words, language, timeZone } = open.release.compiled.site;
  const address = open.state.answers[declared.addressAnswer];
  if (press.origin === undefined || typeof address !== 'string') {
    return await withError(press, open, words.returning.failed, deps);
  }
  const maySend = await deps.sessions.saved.maySend(open.state.run, address);
  const admission = maySend === 'yes' ? await deps.admitReturn?.() : undefined;
  if (maySend === 'nothing' || admission?.admitted === false) {
    return await withError(press, open, words.returning.limited, deps);
  }
  const expiresAt = deps.sessions.now() + declared.days * dayMs;
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(expiresAt);
  const state = withSavedNotice(open, pressed.reply, fillWords(words.returning.saved, { until }));
  const kept = { ...runToKeep(open), address, expiresAt };
  await deps.sessions.transaction(async (connection) => {
    await saveState(press.sessionId, open, state, deps, { connection });
    if (maySend === 'again') return await deps.sessions.saved.keepAgain(kept, connection);
    const { token, code } = await deps.sessions.saved.keep(kept, connection);
    const link = linkTo(press.origin ?? '', open, declared, token);
    const untilDay = new Intl.DateTimeFormat('en-CA', { timeZone }).format(expiresAt);
    await putUnawaited({ put: (call) => deps.outbox.put(call, connection) }, declared.operation, {
      release: open.release.id,
      journey: press.journey,
      step: press.step,
      run: open.state.run,
      now: deps.today(),
      origin: press.origin,
      input: inputOf(open, declared.operation, { address, link, code, until: untilDay }),
    });
  });
  deps.outbox.wake();
  return pressed;
}

/** The run without the files of its visitor, which stay with their browser's session and are asked for again. */
function runToKeep({ journey, state, release }: OpenJourney): Omit<RunToKeep, 'address' | 'expiresAt'> {
  const files = new Set(
    journey.compiled.steps.flatMap(({ form }) =>
      form.fields.flatMap(({ field }) => (filesOf(field) ? [field.name] : [])),
    ),
  );
  const answers = Object.fromEntries(Object.entries(state.answers).filter(([name]) => !files.has(name)));
  const kept: JourneyState = { ...state, answers, notices: {}, suggested: {}, nextAnswers: {} };
  return { journey: journey.journey.id, run: state.run, release: release.id, state: kept };
}

/** Those of the inputs that the operation declares. */
function inputOf(
  { release }: OpenJourney,
  operation: string,
  input: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const document = release.compiled.documents.get(operation);
  const declared = document?.kind === 'operation' ? document.input : {};
  return Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(declared, name)));
}

function linkTo(
  origin: string,
  { journey }: OpenJourney,
  { returnStep }: SaveAndReturn,
  token: string,
): string {
  const query = new URLSearchParams({ [returnParameter]: token });
  return `${origin}${journey.pageOf(returnStep).path}?${query}`;
}

/** The state with a banner on the step that the press leads to, or on the pressed one where it leads elsewhere. */
function withSavedNotice(
  { journey, state }: OpenJourney,
  { location }: SubmissionReply,
  message: string,
): JourneyState {
  const { pathname } = new URL(location, 'http://site.invalid');
  const shown = journey.journey.steps.find(({ id }) => journey.pageOf(id).path === pathname);
  const notice: Notice = { tone: 'success', message };
  return shown === undefined ? state : withNotices(state, shown.id, [notice]);
}

/** A press that has saved nothing for later: what was typed is kept, and a banner says why. */
async function withError(
  press: StepSubmission,
  open: OpenJourney,
  message: string,
  deps: SubmitDeps,
): Promise<Pressed<SubmissionReply>> {
  const notices = [{ tone: 'error', message }] as const;
  await saveState(press.sessionId, open, withNotices(open.state, press.step, notices), deps);
  const { path } = open.journey.pageOf(press.step);
  return { reply: { outcome: 'failed', location: path, notices, events: [] }, hasEndedRun: false };
}

function redirectedTo(location: string): Pressed<SubmissionReply> {
  return { reply: { outcome: 'redirected', location, events: [] }, hasEndedRun: false };
}
