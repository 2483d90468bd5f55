import type { Field, Messages } from '#schemas';
import type { Answers, JsonValue } from '../../answers/answers.ts';
import { defaultOf, labelOf, showsAnswersBefore } from '../../answers/questions.ts';
import type { FieldProblem } from '../../forms/validate-form.ts';
import { stepBefore, type Visit } from '../events/visit-step.ts';
import type { Notice } from '../interpreter/compile-actions.ts';
import type { AnalyticsEvent } from '../interpreter/track.ts';
import { type Progress, progressAt } from '../overview/progress.ts';
import { type ReviewedStep, reviewedSteps } from '../overview/reviewed-steps.ts';
import type { JourneyState } from '../state/state.ts';
import { pickDeep, pickNames, pickRead } from '../walk/pick-read.ts';
import { settledSteps } from '../walk/settled-steps.ts';
import { sessionValues, type VisitedStep } from '../walk/walk.ts';
import { defineStep } from './define-step.ts';
import { maskResults } from './sensitive-results.ts';
import type { StepDefinition } from './step-definition.ts';
import { type DisplayAnswers, maskAnswers, namesOf } from './step-display.ts';
import type { StepModelDocuments } from './step-model-documents.ts';
import type { Suggestion } from './suggestion.ts';

/**
 * Everything a renderer needs for one step, as plain data: the server renders HTML from it, and the browser
 * runs the same engine on it. It holds no answer of another step that this step's rules do not read.
 */
export interface StepModel {
  readonly journey: string;
  readonly step: string;
  readonly run: string;
  readonly definition: StepDefinition;
  /** Values of facts that the step's rules read and the step cannot change. */
  readonly settled: Values;
  /** Answers of earlier steps that this step's rules read; sensitive ones are masked. */
  readonly before: Answers;
  /** Answers to this form so far. */
  readonly given: Answers;
  /** The values that this step's rules read, of each root. */
  readonly results: Values;
  readonly session: Values;
  readonly site: Values;
  readonly page: Values;
  readonly settings: Values;
  /** Today, in the site's time zone. */
  readonly now: string;
  /** Language of numbers and money. */
  readonly locale: string;
  readonly fallbackMessages: Messages;
  /** Problems to show: of a step that has been submitted, those of questions that have been put. */
  readonly problems: readonly FieldProblem[];
  readonly notices: readonly Notice[];
  /** Answers shown by chips, summary and button label. */
  readonly display: DisplayAnswers;
  /** Suggestions found for a visitor without JavaScript, by field; null where the look-up failed. */
  readonly suggested: { readonly [field: string]: readonly Suggestion[] | null };
  /** Events to push onto the data layer when the step is shown; empty for a model that follows an event. */
  readonly events: readonly AnalyticsEvent[];
  /** Questions to answer again, for a step that was complete until an earlier answer changed. */
  readonly reopened?: readonly string[];
  /** The questions that the last press brought up, for somebody who could not see them before. */
  readonly revealed?: readonly string[];
  /** Undefined for a step that is of no part of its journey. */
  readonly progress?: Progress | undefined;
  /** For a form that shows them: what was answered on the steps before. */
  readonly reviewed?: readonly ReviewedStep[];
  /** `step` when the visitor has come from one, else the document's own address. */
  readonly back:
    | { readonly label: string; readonly step: string | undefined; readonly href: string | undefined }
    | undefined;
}

type Values = { readonly [name: string]: JsonValue | undefined };

/** Builds the model of the step that a visit shows. */
export function buildStepModel(
  visit: Extract<Visit, { visit: 'show' }>,
  state: JourneyState,
  documents: StepModelDocuments,
  around: {
    readonly site: Values;
    readonly page: Values;
    readonly now: string;
    readonly locale: string;
    readonly fallbackMessages: Messages;
    readonly events: readonly AnalyticsEvent[];
  },
): StepModel {
  const { current, walk } = visit;
  const { step, openFacts } = current.step;
  const { definition, names, formPaths, displayPaths, paths } = defineStep(
    current.step,
    settledSteps(visit),
    documents,
  );
  const { fields } = definition.form;
  const { summary } = definition.display;
  // It was complete once: what is wrong now has been changed elsewhere, by nobody who looks at this step.
  const isReopened = state.completed.includes(step.id) && current.problems.length > 0;
  const asked = new Set(state.revealed[step.id]);
  const revealed = labelsOf(current, ({ name }) => asked.has(name));
  const isElsewhere = (name: string) => !names.has(name);
  return {
    journey: documents.journey.id,
    step: step.id,
    run: state.run,
    definition,
    settled: pickRead(walk.facts, 'facts', paths, (name) => !openFacts.has(name)),
    before: maskAnswers(pickRead(walk.answers, 'answers', formPaths, isElsewhere), documents.sensitive),
    given: givenTo(fields, pickNames(current.given, names)),
    results: maskResults(pickDeep(state.results, 'results', paths), documents.sensitiveResults),
    session: pickRead(sessionValues(state), 'session', paths),
    site: pickRead(around.site, 'site', paths),
    page: pickRead(around.page, 'page', paths),
    settings: pickRead(current.evaluation.scope.settings as Values, 'settings', paths),
    now: around.now,
    locale: around.locale,
    fallbackMessages: around.fallbackMessages,
    problems:
      state.submitted.includes(step.id) && !isReopened
        ? current.problems.filter(({ field }) => current.given[field] !== undefined)
        : [],
    notices: state.notices[step.id] ?? [],
    display: {
      before: maskAnswers(pickRead(walk.answers, 'answers', displayPaths, isElsewhere), documents.sensitive),
      given: summary ? pickNames(state.answers, namesOf(summary.form)) : {},
    },
    suggested: pickNames(state.suggested, names),
    events: around.events,
    ...(revealed.length > 0 && { revealed }),
    ...(isReopened && { reopened: reopenedQuestions(current) }),
    ...(documents.journey.parts && {
      progress: progressAt(documents.steps, documents.journey.parts, walk, current),
    }),
    ...(fields.some(showsAnswersBefore) && { reviewed: reviewedSteps(visit, documents) }),
    back:
      typeof step.back === 'object'
        ? { label: step.back.label, step: stepBefore(walk, step.id, state), href: step.back.href }
        : undefined,
  };
}

function reopenedQuestions({ problems, evaluation }: VisitedStep): readonly string[] {
  const wrong = new Set(problems.map(({ field }) => field));
  return labelsOf({ evaluation }, ({ name }) => wrong.has(name));
}

/** The questions of a step, as a visitor reads them. */
function labelsOf(
  { evaluation }: Pick<VisitedStep, 'evaluation'>,
  isMeant: (field: Field) => boolean,
): readonly string[] {
  return evaluation.relevant.flatMap(({ field }) => (isMeant(field) ? [labelOf(field)] : []));
}

/** Initial answers of the form: a question that was never asked starts with its default, one left blank stays blank. */
function givenTo(fields: readonly Field[], given: Answers): Answers {
  const started = fields.flatMap((field): (readonly [string, JsonValue])[] => {
    const standsIn = given[field.name] === undefined ? defaultOf(field) : undefined;
    return standsIn === undefined ? [] : [[field.name, standsIn]];
  });
  const known = Object.entries(given).filter(([, answer]) => answer !== null);
  return Object.fromEntries([...known, ...started]);
}
