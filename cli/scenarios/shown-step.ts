import { isDeepStrictEqual } from 'node:util';
import {
  buildStepModel,
  choosableIds,
  compileDisplay,
  compileStepForm,
  evaluateDisplay,
  evaluateForm,
  type FormEvaluation,
  type JourneyState,
  type JsonValue,
  maskText,
  type StepModel,
  stepSurroundings,
  stepWords,
  type Visit,
  viewNow,
  visitStep,
} from '#engine';
import { formsOnShow } from './entries-of.ts';
import type { Observed } from './scenario.ts';
import { ScenarioError } from './scenario-error.ts';
import { environmentAt, type Stage } from './stage.ts';

/** The visible state of a step. */
export type ShownStep = Pick<Observed, 'fields' | 'views' | 'sentViews' | 'offers' | 'chips' | 'ready'>;

/** No step: the visitor is elsewhere. */
export const notShown: ShownStep = {
  fields: [],
  views: {},
  sentViews: {},
  offers: {},
  chips: [],
  ready: true,
};

/**
 * The current content of a step, including the summary beside it.
 * @throws when the server, which has all data, and a browser, which has only the step's model, would show
 * different content
 */
export function showStep(step: string, state: JourneyState, stage: Stage): ShownStep {
  const { compiled } = stage.journey;
  const forms = formsOnShow(step, state, stage);
  const visit = visitStep(compiled, state, step, environmentAt(step, stage));
  if (visit.visit === 'redirect') return notShown;
  const model = modelOf(visit, state, stage);
  const { answers, facts } = visit.walk;
  const anew = evaluateForm(compiled.opening, answers, {}, visit.current.evaluation.scope);
  expectSame(step, anew.facts, facts);
  const inBrowser = evaluateInBrowser(model, visit.current.problems.length === 0);
  const sensitive = [...compiled.sensitive].map((name) => visit.walk.answers[name]);
  expectSame(step, asInBrowser(whatShows(forms), new Set(sensitive)), whatShows(inBrowser.forms));
  const fields = forms[0]?.relevant.map(({ field }) => field.name) ?? [];
  const sentViews = whatShows(inBrowser.forms).views;
  return { fields, ...whatShows(forms), sentViews, ...inBrowser.overview };
}

/** A sensitive answer that is shown unchanged here is masked in a browser. */
function asInBrowser(
  { views, offers }: ReturnType<typeof whatShows>,
  sensitive: ReadonlySet<unknown>,
): ReturnType<typeof whatShows> {
  const hide = (_: string, value: unknown) =>
    typeof value === 'string' && sensitive.has(value) ? maskText(value) : value;
  return { views: JSON.parse(JSON.stringify(views, hide)), offers };
}

function whatShows(forms: readonly FormEvaluation[]): Pick<ShownStep, 'views' | 'offers'> {
  const views: { [field: string]: JsonValue } = {};
  const offers: { [field: string]: readonly string[] } = {};
  for (const { relevant, scope } of forms) {
    for (const { field, options, view } of relevant) {
      const shown = viewNow(view, scope);
      if (shown !== undefined) views[field.name] = shown;
      if (options) offers[field.name] = [...choosableIds(options, scope)];
    }
  }
  return { views, offers };
}

/** The model as it arrives in a browser. */
function modelOf(visit: Extract<Visit, { visit: 'show' }>, state: JourneyState, stage: Stage): StepModel {
  const { journey, release, file } = stage;
  const { id } = visit.current.step.definition;
  const { surroundings } = environmentAt(id, stage);
  const model = buildStepModel(visit, state, journey.documentsOf(id), {
    site: surroundings.site as StepModel['site'],
    page: surroundings.page as StepModel['page'],
    now: file.today,
    ...stepWords(release.site, state),
    events: [],
  });
  return JSON.parse(JSON.stringify(model));
}

/**
 * Evaluates the form, the summary if any, and the rest of the display, with the functions that a browser
 * runs.
 */
function evaluateInBrowser(model: StepModel, isValid: boolean) {
  const surroundings = stepSurroundings(model);
  const form = compileStepForm(model.definition);
  const evaluation = evaluateForm(form, model.before, model.given, surroundings);
  const display = compileDisplay(model.definition);
  const { answers } = evaluation;
  const { chips, summary, submitReady } = evaluateDisplay(
    display,
    answers,
    surroundings,
    () => isValid,
    model.display,
  );
  return {
    forms: summary ? [evaluation, summary] : [evaluation],
    overview: { chips: chips.map(({ step, label }) => ({ step, label })), ready: submitReady },
  };
}

function expectSame(step: string, onServer: object, inBrowser: object): void {
  if (isDeepStrictEqual(onServer, inBrowser)) return;
  throw new ScenarioError(`The browser would show another step "${step}" than the server:`, {
    onServer,
    inBrowser,
  });
}
