import {
  buildStepModel,
  type CompiledRelease,
  choosableIds,
  compileDisplay,
  evaluateDisplay,
  type JourneyState,
  type JsonValue,
  type StepModel,
  viewNow,
  visitStep,
} from '#engine';
import type { Moment, ReleaseJourney } from '#server';
import { formsOnShow, shownFields } from './entries-of.ts';
import type { Observed } from './scenario.ts';

/** What the visitor of a step sees of it. */
export type ShownStep = Pick<Observed, 'fields' | 'views' | 'offers' | 'chips' | 'ready'>;

/** Nothing of a step: the visitor is elsewhere. */
export const notShown: ShownStep = { fields: [], views: {}, offers: {}, chips: [], ready: true };

/** What a step shows just now, the summary beside it included. */
export function showStep(
  journey: ReleaseJourney,
  step: string,
  state: JourneyState,
  { release, moment }: { readonly release: CompiledRelease; readonly moment: Moment },
): ShownStep {
  const environment = journey.environment(step, moment);
  const forms = formsOnShow(journey, step, state, environment);
  const views: { [field: string]: JsonValue } = {};
  const offers: { [field: string]: readonly string[] } = {};
  for (const { compiled, evaluation } of shownFields(forms)) {
    const { field, options, view } = compiled;
    const shown = viewNow(view, evaluation.scope);
    if (shown !== undefined) views[field.name] = shown;
    if (options) offers[field.name] = [...choosableIds(options, evaluation.scope)];
  }
  const fields = forms[0]?.relevant.map(({ field }) => field.name) ?? [];
  return { fields, views, offers, ...aroundOf(journey, step, state, { release, moment }) };
}

/** The words of the chips and the look of the button, as the renderer makes them of the step's model. */
function aroundOf(
  journey: ReleaseJourney,
  step: string,
  state: JourneyState,
  { release, moment }: { readonly release: CompiledRelease; readonly moment: Moment },
): Pick<ShownStep, 'chips' | 'ready'> {
  const environment = journey.environment(step, moment);
  const visit = visitStep(journey.compiled, state, step, environment);
  if (visit.visit === 'redirect') return notShown;
  const documents = journey.documentsOf(step);
  const { surroundings } = environment;
  const { language, messages } = release.site;
  const model = buildStepModel(visit, state, documents, {
    site: surroundings.site as StepModel['site'],
    page: surroundings.page as StepModel['page'],
    now: moment.now,
    locale: language,
    fallbackMessages: messages.fieldErrors,
    events: [],
  });
  const display = compileDisplay(model.display, model.facts, documents);
  const { evaluation, problems } = visit.current;
  const isValid = () => problems.length === 0;
  const { chips, submitReady } = evaluateDisplay(display, evaluation.answers, evaluation.scope, isValid);
  return { chips: chips.map(({ label }) => label), ready: submitReady };
}
