import type { Field, Messages } from '#schemas';
import type { Answers, JsonValue } from '../../base/values/answers.ts';
import type { Formats } from '../../base/values/formats.ts';
import {
  defaultOf,
  filesOf,
  hasFormats,
  showsAnswersBefore,
  showsSections,
} from '../../forms/answers/questions.ts';
import { labelNow } from '../../forms/field-words.ts';
import { fileFaults } from '../../forms/fields/file-upload/given-file.ts';
import { entryPath, itemsIn } from '../../forms/fields/list-item.ts';
import type { FieldProblem } from '../../forms/validate-form.ts';
import type { FileWords, FormattingWords } from '../../languages/site-words.ts';
import { memoize } from '../../rules/runtime/memoize.ts';
import { stepBefore, type Visit } from '../events/visit-step.ts';
import type { Notice } from '../model/compile-actions.ts';
import { maskResults } from '../model/sensitive-results.ts';
import type { JourneyState } from '../model/state.ts';
import type { Suggestion } from '../model/suggestion.ts';
import type { AnalyticsEvent } from '../model/track.ts';
import { pickDeep, pickNames, pickRead } from '../walk/pick-read.ts';
import { sessionValues, type VisitedStep } from '../walk/walk.ts';
import { defineStep } from './define-step.ts';
import { type ListedSections, listedSections } from './listed-sections.ts';
import { passedSteps } from './passed-steps.ts';
import { type Progress, progressAt } from './progress.ts';
import { type ReviewedStep, reviewedSteps } from './reviewed-steps.ts';
import type { StepDefinition } from './step-definition.ts';
import { type DisplayAnswers, maskAnswers, namesOf } from './step-display.ts';
import type { StepModelDocuments } from './step-model-documents.ts';
import type { Receipt, StepWords } from './step-words.ts';

/**
 * Everything a renderer needs for one step, as plain data. The server renders HTML from it, and the browser
 * runs the same engine on it. Of other steps it contains only answers that this step's rules read. The form knows
 * the steps before it, as when the server judges it; chips and summary know the whole run.
 */
export interface StepModel {
  readonly journey: string;
  readonly step: string;
  readonly run: string;
  readonly definition: StepDefinition;
  /** Values of the facts that the form's rules read and that cannot change on the step. */
  readonly fixedFacts: Values;
  /** Answers of earlier steps that this step's rules read; sensitive ones are masked. */
  readonly before: Answers;
  /** Answers to this form so far. */
  readonly given: Answers;
  /** Values that this step's rules read, by root. */
  readonly results: Values;
  readonly session: Values;
  /** States of the sections before the step. */
  readonly section?: Values;
  readonly site: Values;
  readonly page: Values;
  readonly settings: Values;
  /** Today's date in the site's time zone. */
  readonly now: string;
  readonly formats: Formats;
  readonly fallbackMessages: Messages;
  /** Errors to show: those of seen questions once the step has been submitted, before that those of refused ones. */
  readonly problems: readonly FieldProblem[];
  readonly notices: readonly Notice[];
  /** Answers and facts for chips, summary and button label. */
  readonly display: DisplayAnswers;
  /** Suggestions by field, for a visitor without JavaScript; null when the look-up failed. */
  readonly suggested: { readonly [field: string]: readonly Suggestion[] | null };
  /** Events for the data layer when the step is shown; empty in a reply to an event of a field. */
  readonly events: readonly AnalyticsEvent[];
  /** Questions to answer again, in a step that was complete until an earlier answer changed. */
  readonly reopened?: readonly string[];
  /** Questions that the last press made relevant, for visitors without scripts. */
  readonly revealed?: readonly string[];
  /** Undefined for a step in no part. */
  readonly progress?: Progress | undefined;
  /** Answers of earlier steps, for a form with a review; at the end of a run those that were sent. */
  readonly reviewed?: readonly ReviewedStep[];
  /** For a review at the end of a run. */
  readonly receipt?: Receipt;
  /** For a form that takes files. */
  readonly fileWords?: FileWords;
  /** For a form that asks for rich texts. */
  readonly formattingWords?: FormattingWords;
  /** For a form that shows the sections of the journey. */
  readonly sections?: ListedSections;
  /** `step` if the visitor came from one, else the address that the journey declares. */
  readonly back:
    | { readonly label: string; readonly step: string | undefined; readonly href: string | undefined }
    | undefined;
}

type Values = { readonly [name: string]: JsonValue | undefined };

/** The answers that were sent, with the titles of their steps as they are now; those of steps that are gone without. */
function sentBefore(
  { receipt = [] }: JourneyState,
  { steps, titleOf }: StepModelDocuments,
): readonly ReviewedStep[] {
  return receipt.map(({ step, answers }) => {
    const isThere = steps.some(({ definition }) => definition.id === step);
    return { step, title: isThere ? titleOf(step) : '', answers };
  });
}

/** Builds the model of the step to show. */
export function buildStepModel(
  visit: Extract<Visit, { visit: 'show' }>,
  state: JourneyState,
  documents: StepModelDocuments,
  context: StepWords & {
    readonly site: Values;
    readonly page: Values;
    readonly now: string;
    readonly events: readonly AnalyticsEvent[];
  },
): StepModel {
  const { current, walk } = visit;
  const { definition: step, openFacts } = current.step;
  const { definition, names, formPaths, displayPaths, paths } = defineStep(
    current.step,
    passedSteps(visit),
    documents,
  );
  const { fields } = definition.form;
  const { summary } = definition.display;
  // The step was complete: its errors come from a change on another step.
  const isReopened = state.completed.includes(step.id) && current.problems.length > 0;
  const asked = new Set(state.revealed[step.id]);
  const revealed = labelsOf(current, ({ name }) => asked.has(name));
  const isElsewhere = (name: string) => !names.has(name);
  const isFixed = (name: string) => !openFacts.has(name);
  const known = current.evaluation;
  const takesFiles = fields.some((field) => filesOf(field) !== undefined);
  return {
    journey: documents.journey.id,
    step: step.id,
    run: state.run,
    definition,
    fixedFacts: pickRead(known.facts, 'facts', formPaths, isFixed),
    before: maskAnswers(pickRead(known.answers, 'answers', formPaths, isElsewhere), documents.sensitive),
    given: givenTo(fields, pickNames(current.given, names)),
    results: maskResults(pickDeep(walk.results, 'results', paths), documents.sensitiveResults),
    session: pickRead(sessionValues(state), 'session', paths),
    ...(known.scope.section && { section: pickRead(known.scope.section as Values, 'section', paths) }),
    site: pickRead(context.site, 'site', paths),
    page: pickRead(context.page, 'page', paths),
    settings: pickRead(current.evaluation.scope.settings as Values, 'settings', paths),
    now: context.now,
    formats: context.formats,
    fallbackMessages: takesFiles ? context.fallbackMessages : withoutFiles(context.fallbackMessages),
    problems: isReopened ? [] : problemsShown(current, state),
    notices: state.notices[step.id] ?? [],
    display: {
      before: maskAnswers(pickRead(walk.answers, 'answers', displayPaths, isElsewhere), documents.sensitive),
      given: summary ? pickNames(state.answers, namesOf(summary.form)) : {},
      fixedFacts: pickRead(walk.facts, 'facts', displayPaths, isFixed),
    },
    suggested: pickNames(state.suggested, names),
    events: context.events,
    ...(revealed.length > 0 && { revealed }),
    ...(isReopened && { reopened: reopenedQuestions(current) }),
    ...(documents.journey.parts && {
      progress: progressAt(documents.steps, documents.journey.parts, walk, current),
    }),
    ...(takesFiles && { fileWords: context.fileWords }),
    ...(fields.some(hasFormats) && { formattingWords: context.formattingWords }),
    ...(fields.some(showsAnswersBefore) && {
      reviewed: state.ended === step.id ? sentBefore(state, documents) : reviewedSteps(visit, documents),
      ...(state.ended === step.id && context.receipt && { receipt: context.receipt }),
    }),
    ...(documents.sections &&
      fields.some(showsSections) && {
        sections: listedSections(walk, documents.sections, documents.addressOf),
      }),
    back:
      typeof step.back === 'object'
        ? {
            label: step.back.label,
            step: stepBefore(walk, step.id, state, documents.sections?.hub),
            href: step.back.href,
          }
        : undefined,
  };
}

/** The messages that a form without files needs. */
const withoutFiles = memoize((messages: Messages): Messages => {
  const ofFiles: ReadonlySet<string> = new Set(fileFaults);
  return Object.fromEntries(Object.entries(messages).filter(([keyword]) => !ofFiles.has(keyword)));
});

function problemsShown(
  { step, given, problems }: VisitedStep,
  { submitted, refused }: JourneyState,
): readonly FieldProblem[] {
  const { id } = step.definition;
  if (submitted.includes(id))
    return problems.filter(({ field, part }) => part !== undefined || isSeen(field, given));
  return problems.filter(({ field }) => refused[id]?.includes(field));
}

/** Whether the visitor saw a question, or that of an item of a list. */
function isSeen(name: string, given: Answers): boolean {
  const [field, id, inner] = entryPath(name);
  if (inner === undefined) return given[name] !== undefined;
  return itemsIn(given[field]).some((item) => item.id === id && item[inner] !== undefined);
}

function reopenedQuestions({ problems, evaluation }: VisitedStep): readonly string[] {
  const wrong = new Set(problems.map(({ field }) => entryPath(field)[0]));
  return labelsOf({ evaluation }, ({ name }) => wrong.has(name));
}

/** Labels of the step's questions. */
function labelsOf(
  { evaluation }: Pick<VisitedStep, 'evaluation'>,
  isMeant: (field: Field) => boolean,
): readonly string[] {
  const { relevant, scope } = evaluation;
  return relevant.flatMap((compiled) => (isMeant(compiled.field) ? [labelNow(compiled, scope)] : []));
}

/** Initial answers of the form. An unseen question starts with its default; one left blank stays blank. */
function givenTo(fields: readonly Field[], given: Answers): Answers {
  const started = fields.flatMap((field): (readonly [string, JsonValue])[] => {
    const standsIn = given[field.name] === undefined ? defaultOf(field) : undefined;
    return standsIn === undefined ? [] : [[field.name, standsIn]];
  });
  const known = Object.entries(given).filter(([, answer]) => answer !== null);
  return Object.fromEntries([...known, ...started]);
}
