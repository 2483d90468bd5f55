import type { Action, Analytics, Field, Form, Messages, Operation, Option, Rule } from '#schemas';
import type { Answers, JsonValue } from '../answers/answers.ts';
import { defaultOf } from '../answers/questions.ts';
import { type FindOptions, listedOptions } from '../forms/field-options.ts';
import { fieldRules } from '../forms/field-rules.ts';
import type { FieldProblem } from '../forms/validate-form.ts';
import { followReads } from '../rules/reads.ts';
import type { DecisionTable } from '../rules/scope.ts';
import type { Notice } from './compile-actions.ts';
import { buildDisplayModel, displayRules } from './display-model.ts';
import type { AnalyticsEvent } from './interpret-actions.ts';
import { pick, pickDeep, pickNames, pickRead } from './pick-read.ts';
import { maskResults } from './sensitive-results.ts';
import type { JourneyState } from './state.ts';
import { type DisplayModel, namesOf } from './step-display.ts';
import type { StepModelDocuments } from './step-model-documents.ts';
import type { Suggestion } from './suggestion.ts';
import { stepBefore, type Visit } from './visit-step.ts';
import { sessionValues } from './walk.ts';

/**
 * Everything a renderer needs for one step, as plain data: the server renders HTML from it, and the browser
 * runs the same engine on it. It holds no answer of another step that this step's rules do not read.
 */
export interface StepModel {
  readonly journey: string;
  readonly step: string;
  readonly run: string;
  readonly title: string | undefined;
  /** The form with its options inline. */
  readonly form: Form;
  /** Facts that the step's rules read and something on the step may change, and such facts that those read. */
  readonly facts: { readonly [name: string]: Rule };
  /** What the other facts that they read have come to. What those were derived from is not needed any more. */
  readonly settled: Values;
  /** Options documents and decisions that the rules name, by id. */
  readonly options: { readonly [id: string]: readonly Option[] };
  readonly decisions: { readonly [id: string]: DecisionTable };
  /** Answers of earlier steps that this step's rules read. */
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
  /** Chips, summary and the words of the button. */
  readonly display: DisplayModel;
  /** Suggestions found for a visitor without JavaScript, by field. */
  readonly suggested: { readonly [field: string]: readonly Suggestion[] };
  /** What to push onto the data layer when the step is shown; empty for a model that follows an event. */
  readonly events: readonly AnalyticsEvent[];
  readonly errorSummaryTitle: string | undefined;
  /** `step` when the visitor has come from one, else the document's own address. */
  readonly back:
    | { readonly label: string; readonly step: string | undefined; readonly href: string | undefined }
    | undefined;
  /** What happens on validation errors, with the events it names. */
  readonly onInvalid: readonly Action[];
  readonly analytics: readonly Analytics[];
  /** Where suggestions come from, by operation id. */
  readonly suggestions: { readonly [operation: string]: SuggestionSource };
}

type Values = { readonly [name: string]: JsonValue | undefined };

/** An exposed operation, as the browser calls it. */
export interface SuggestionSource {
  readonly path: string;
  readonly debounceMs: number;
}

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
  const { step, openFacts } = visit.current.step;
  const form: Form = {
    ...documents.form,
    fields: documents.form.fields.map((field) => withInlineOptions(field, documents.options)),
  };
  const onInvalid = step.onInvalid ?? [];
  const analytics = onInvalid
    .filter((action) => action.action === 'track')
    .map((action) => documents.analytics(action.event));
  const facts = pickNames(documents.journey.facts ?? {}, openFacts);
  const follow = (rules: readonly unknown[]) => followReads(rules, { facts, decision: documents.decision });
  const own = [
    ...form.fields.flatMap((field) => fieldRules(field, documents.options)),
    ...trackingRules(onInvalid, analytics),
  ];
  const { paths } = follow(own);
  const display = buildDisplayModel(visit, state, documents, follow);
  const reads = follow([...own, ...displayRules(display, documents.options)]);
  const names = namesOf(form);
  const previous = stepBefore(visit.walk, step.id, state);
  return {
    journey: documents.journey.id,
    step: step.id,
    run: state.run,
    title: step.title,
    form,
    facts: pick(reads.facts, (name) => facts[name]),
    settled: pickRead(visit.walk.facts, 'facts', reads.paths, (name) => !openFacts.has(name)),
    options: pick(reads.options, documents.options),
    decisions: pick(reads.decisions, documents.decision),
    before: pickRead(visit.walk.answers, 'answers', paths, (name) => !names.has(name)),
    given: givenTo(form, pickNames(visit.current.given, names)),
    results: maskResults(pickDeep(state.results, 'results', reads.paths), documents.sensitiveResults),
    session: pickRead(sessionValues(state), 'session', reads.paths),
    site: pickRead(around.site, 'site', reads.paths),
    page: pickRead(around.page, 'page', reads.paths),
    settings: pickRead(visit.current.evaluation.scope.settings as Values, 'settings', reads.paths),
    now: around.now,
    locale: around.locale,
    fallbackMessages: around.fallbackMessages,
    problems: state.submitted.includes(step.id)
      ? visit.current.problems.filter(({ field }) => visit.current.given[field] !== undefined)
      : [],
    notices: state.notices[step.id] ?? [],
    display,
    suggested: pickNames(state.suggested, names),
    events: around.events,
    errorSummaryTitle: step.errorSummaryTitle,
    back: step.back && { label: step.back.label, step: previous, href: step.back.href },
    onInvalid,
    analytics,
    suggestions: suggestionSources(form, documents.operation),
  };
}

/** What the form starts from: a question that was never put starts from its default, one left blank does not. */
function givenTo({ fields }: Form, given: Answers): Answers {
  const started = fields.flatMap((field): (readonly [string, JsonValue])[] => {
    const standsIn = given[field.name] === undefined ? defaultOf(field) : undefined;
    return standsIn === undefined ? [] : [[field.name, standsIn]];
  });
  const known = Object.entries(given).filter(([, answer]) => answer !== null);
  return Object.fromEntries([...known, ...started]);
}

function withInlineOptions(field: Field, findOptions: FindOptions): Field {
  if (!('options' in field) || typeof field.options !== 'string') return field;
  const options = listedOptions(field, findOptions);
  return options && field.type !== 'choice-cards' ? { ...field, options: [...options] } : field;
}

/** What the events of validation errors read: they may tell of more than the form. */
function trackingRules(onInvalid: readonly Action[], analytics: readonly Analytics[]): readonly unknown[] {
  const conditions = onInvalid.map((action) => ('when' in action ? action.when : undefined));
  return [...conditions, ...analytics.map(({ data }) => data)];
}

function suggestionSources(
  form: Form,
  operation: (id: string) => Operation,
): { readonly [operation: string]: SuggestionSource } {
  const sources: { [operation: string]: SuggestionSource } = {};
  for (const field of form.fields) {
    if (field.type !== 'suggest-input') continue;
    const { id, expose } = operation(field.suggestions.operation);
    if (expose) sources[id] = { path: expose.path, debounceMs: expose.debounceMs ?? 0 };
  }
  return sources;
}
