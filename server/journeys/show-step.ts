import {
  type AnalyticsEvent,
  askedForParameter,
  cameFromParameter,
  captureQuery,
  clearedParameter,
  drive,
  type EventFrame,
  enterStep,
  type FormWords,
  faultNotices,
  formWordsOf,
  type JourneyState,
  type Moment,
  type Notice,
  type ReleaseJourney,
  type StepModel,
  saveLabelAt,
  startAgainParameter,
  stateFor,
  stateToShow,
  viewEvents,
  visitStep,
} from '#engine';
import type { FormToken } from '../sessions/form-tokens.ts';
import { SessionTooLarge } from '../sessions/session-size.ts';
import type { SessionTime } from '../sessions/sessions.ts';
import { runAfter } from '../sessions/stored-state.ts';
import { holdCalls, saveWithCalls } from './calls/held-calls.ts';
import { effectPerformer, plainCall } from './calls/perform-effect.ts';
import { goOnAfterArrival } from './presses/go-on-after-arrival.ts';
import { definitionAddress } from './releases/definition-address.ts';
import { type ExplainedStep, explainShown } from './releases/explain-shown.ts';
import { previewedSubmissionPath, submissionPath } from './releases/paths.ts';
import { validatorOf } from './releases/release-journeys.ts';
import { returnOf } from './returning/return-form.ts';
import { momentOf, type OpenJourney, openJourney, type SessionDeps } from './state/journey-session.ts';
import { leaveEnds } from './state/leave-ends.ts';
import { locationOf, pathTo } from './state/location-of.ts';
import { sentNotices } from './state/sent-notices.ts';
import { shownPage } from './state/shown-page.ts';
import { stepModelOf } from './state/step-model-of.ts';
import type { SubmitDeps } from './state/submit-deps.ts';

/** Whether answers of a visitor are stored, and for how long. */
interface StepKeeping extends SessionTime {
  /** Whether anything is stored. */
  readonly hasAnswers: boolean;
  /** Whether the journey begins at this step. */
  readonly isFirst: boolean;
  /** Label of the button that leads to the step that saves the run for later; undefined without one. */
  readonly saveLabel: string | undefined;
  /** Whether the visitor has just deleted the stored answers. */
  readonly wasCleared: boolean;
}

/** Result of showing a step on its page. */
export type ShownStep =
  | {
      readonly shown: 'step';
      readonly model: StepModel;
      readonly action: string;
      /** Signed data about the form, which is sent back with it. */
      readonly formToken: string;
      readonly backHref: string | undefined;
      /** Step that the visitor left only to change this one. */
      readonly cameFrom: string | undefined;
      readonly validatorsSrc: string;
      /** Address of the model's definition; absent in preview, where releases are in no store. */
      readonly definitionSrc?: string;
      readonly keeping: StepKeeping;
      readonly words: FormWords;
      /** Why the step is as it is; only in preview. */
      readonly explained?: ExplainedStep;
    }
  /** The visitor may not see this step; the path to go to instead. */
  | { readonly shown: 'redirect'; readonly path: string };

/** A request for the page that holds a step. */
export interface StepRequest {
  readonly sessionId: string;
  readonly journey: string;
  readonly step: string;
  /** Query of the page's address; a journey may capture values from it. */
  readonly query?: Iterable<readonly [name: string, value: string]>;
  /** Query parameters that the visit began with, on whatever page; undefined if it began without any. */
  readonly captured?: JourneyState['captured'] | undefined;
}

export type ShowDeps = SessionDeps &
  Pick<SubmitDeps, 'outbox' | 'services' | 'submissions' | 'verifyHuman' | 'preview' | 'hosts'>;

/**
 * The step of a journey as a visitor sees it. On the first visit of the step, its entry actions run.
 * @returns undefined if there is no such journey or step
 */
export async function showStep(request: StepRequest, deps: ShowDeps): Promise<ShownStep | undefined> {
  const opened = await openJourney(request.sessionId, request.journey, deps);
  const isLeft = opened !== undefined && (await leaveEnds(request.sessionId, opened, request.step, deps));
  const open = isLeft ? await openJourney(request.sessionId, request.journey, deps) : opened;
  if (!open?.journey.journey.steps.some(({ id }) => id === request.step)) return undefined;
  const arrived = await goOnAfterArrival(request.sessionId, open, deps);
  if (arrived !== undefined) return { shown: 'redirect', path: arrived };
  const { journey } = open;
  const moment = momentOf(deps);
  const frame = { environment: journey.environment(request.step, moment), nextRun: runAfter };
  const { state, events, location } = await arrive(open, request, deps, frame);
  if (location !== undefined) return { shown: 'redirect', path: location };
  const visit = visitStep(journey.compiled, state, request.step, frame.environment);
  if (visit.visit === 'redirect') {
    const kept = open.revision === 0 && !request.captured ? state.captured : {};
    const query = queryOf(visit.fault ? { ...kept, [askedForParameter]: request.step } : kept);
    return { shown: 'redirect', path: pathTo(open, visit.destination) + query };
  }
  const viewed = viewEvents(journey.compiled, state, request.step, frame);
  const own = stepModelOf(open, state, visit, { moment, events: [...events, ...viewed] });
  const time = deps.sessions.timeOf(request.sessionId, open.expiresAt);
  const returning = returnOf(open, request);
  const added = [
    ...sentNotices(open, state, request.step, time.keptMs),
    ...sentAwayNotices(open, state, request, moment),
    ...returning.notices,
  ];
  const model = { ...own, notices: [...own.notices, ...added] };
  return {
    shown: 'step',
    model,
    action: (deps.preview ? previewedSubmissionPath : submissionPath)(
      request.journey,
      request.step,
      open.release.compiled.pressPrefix,
    ),
    formToken: deps.sessions.forms.issue(request.journey, {
      ...tokenOf(open, state),
      returning: returning.token,
      shown: shownPage(open, visit),
    }),
    cameFrom: cameFromIn(request.query ?? [], open),
    backHref: backHref(model, journey),
    validatorsSrc: `/validators/${validatorOf(journey.documentsOf(request.step).form).hash}`,
    ...(!deps.preview && {
      definitionSrc: definitionAddress(
        model.definition,
        { ...request, release: open.release.id, prefix: open.release.compiled.pressPrefix },
        deps.definitionKeys,
      ),
    }),
    keeping: {
      ...time,
      hasAnswers: open.revision > 0 || Object.keys(open.state.answers).length > 0,
      saveLabel: saveLabelAt(journey.journey, request.step, open.release.compiled.site.words),
      isFirst: journey.compiled.steps[0]?.definition.id === request.step,
      wasCleared: open.revision === 0 && new Map(request.query).has(clearedParameter),
    },
    words: formWordsOf(open.release.compiled.site),
    ...(deps.preview && { explained: await explainShown(journey, state, request.step, moment) }),
  };
}

/** If nothing is stored of the visitor, the form carries what was captured from the address. */
function tokenOf(open: OpenJourney, { run, captured }: JourneyState): Omit<FormToken, 'shown'> {
  if (open.revision === 0) return { run, begins: 'first', captured };
  return { run, begins: run === open.state.run ? undefined : 'next', captured: {} };
}

/**
 * Keeps captured values in the address of a redirect, for a browser that has no cookie of its visit yet.
 */
function queryOf(kept: JourneyState['captured']): string {
  return Object.keys(kept).length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}

/**
 * The banner for a visitor sent here from a step that a faulty rule keeps from being shown, as long as it
 * does. It is not stored, and an address alone does not cause it.
 */
function sentAwayNotices(
  { journey }: OpenJourney,
  state: JourneyState,
  { step, query = [] }: StepRequest,
  moment: Moment,
): readonly Notice[] {
  const asked = new Map(query).get(askedForParameter);
  if (asked === undefined || !journey.journey.steps.some(({ id }) => id === asked)) return [];
  const environment = journey.environment(asked, moment);
  const visit = visitStep(journey.compiled, state, asked, environment);
  if (visit.visit === 'show' || visit.fault === undefined) return [];
  const shown = new Set((state.notices[step] ?? []).map(({ message }) => message));
  return faultNotices(journey.compiled, step, environment).filter(({ message }) => !shown.has(message));
}

/** Target of the Back link: the address that the step names, otherwise the previous step. */
function backHref({ back }: StepModel, journey: ReleaseJourney): string | undefined {
  if (back?.href !== undefined) return back.href;
  return back?.step === undefined ? undefined : journey.pageOf(back.step).path;
}

/** The step in the query to go back to; undefined if the query names no step. */
function cameFromIn(
  query: Iterable<readonly [name: string, value: string]>,
  { journey }: OpenJourney,
): string | undefined {
  const given = new Map(query).get(cameFromParameter);
  return journey.journey.steps.find(({ id }) => id === given)?.id;
}

interface Arrival {
  readonly state: JourneyState;
  readonly events: readonly AnalyticsEvent[];
  /** Where the step's entry actions send the visitor. */
  readonly location: string | undefined;
}

/**
 * Captures the values that the visit began with, or those of this query, and runs the step's entry actions. Nothing is done if
 * the step is shown in another state than the stored one. Nothing is stored of a visitor who has pressed
 * nothing yet, nor are unawaited calls: the first press asks for them again.
 */
async function arrive(
  open: OpenJourney,
  request: StepRequest,
  deps: ShowDeps,
  frame: EventFrame,
): Promise<Arrival> {
  const { compiled } = open.journey;
  const query = [...(request.query ?? [])];
  const isAnew = query.some(([name]) => name === startAgainParameter);
  const before = isAnew ? stateFor(compiled, open.state, request.step, runAfter) : open.state;
  const shown = stateToShow(compiled, before, request.step, frame.environment);
  // A run that starts again is stored once its form is pressed.
  if (shown !== open.state) return { state: shown, events: [], location: undefined };
  const ofVisit = captureQuery(compiled, before, Object.entries(request.captured ?? {}));
  const captured = captureQuery(compiled, ofVisit, query);
  const { visit } = visitStep(compiled, captured, request.step, frame.environment);
  const entering = { open, step: request.step, run: captured.run };
  const held = holdCalls(deps.outbox);
  const entered =
    visit === 'redirect'
      ? { state: captured, events: [], destination: undefined }
      : await drive(
          enterStep(compiled, captured, request.step, frame),
          effectPerformer(entering, { ...deps, outbox: held.outbox }, plainCall),
        );
  const { state, events, destination } = entered;
  if (state !== open.state && open.revision > 0) {
    await saveWithCalls(request.sessionId, open, state, held, deps).catch((error: unknown) => {
      // The page is shown all the same; its look-ups are made again the next time.
      if (!(error instanceof SessionTooLarge)) throw error;
    });
  }
  return { state, events, location: destination && locationOf(open, destination, deps.services) };
}
