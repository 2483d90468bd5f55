import type { Field, Form, Journey, Need, Operation, Step } from '#schemas';
import { Fault } from '../../base/problems/fault.ts';
import type { Formats } from '../../base/values/formats.ts';
import { answerNames, isSensitive } from '../../forms/answers/questions.ts';
import type { CompiledForm, FormDocuments } from '../../forms/compile-form.ts';
import { fieldRules } from '../../forms/field-rules.ts';
import { type CompiledRule, compileRule } from '../../rules/evaluation/compile.ts';
import { compileOptional } from '../../rules/evaluation/condition.ts';
import { followReads, namesRead, type Reads } from '../../rules/notation/reads.ts';
import { memoize } from '../../rules/runtime/memoize.ts';
import { type BoundCalls, boundCalls, boundResults } from './bound-calls.ts';
import { type ActionSources, type CompiledActions, compileActions } from './compile-actions.ts';
import { type CompiledSection, sectionSteps } from './compile-sections.ts';
import { factRules } from './fact-rules.ts';
import { factReads, factsOfBrowser, openFacts } from './fixed-facts.ts';
import { type LookUp, lookUpsOf } from './look-ups.ts';
import { needsOf } from './needs.ts';
import { pressPaths } from './press-paths.ts';
import { type SensitiveResults, sensitiveResults } from './sensitive-results.ts';
import type { Sequences } from './sequences/find-sequence.ts';
import { ownRules, withInner } from './sequences/inner-actions.ts';
import { factsOf, sharedForm } from './shared-form.ts';
import type { FindAnalytics } from './track.ts';

/**
 * Looks up the documents that a journey names. Each function throws a `Fault` for an unknown id, which a
 * checked release cannot contain.
 */
export interface JourneyDocuments extends FormDocuments {
  readonly form: (id: string) => Form;
  readonly operation: (id: string) => Operation;
  /** A decision or function document, to follow the paths that it reads. */
  readonly decision: (id: string) => unknown;
  readonly analytics: FindAnalytics;
  /** The path of a page. */
  readonly pathOf: (page: string) => string;
  /** Formats in which its visitors type numbers; those of English if left out. */
  readonly formats?: Formats;
}

export interface CompiledStep {
  readonly definition: Step;
  /** Its form, evaluating only the facts that its answers may change. */
  readonly form: CompiledForm;
  readonly when: CompiledRule | undefined;
  /** The section that it belongs to. */
  readonly section: CompiledSection | undefined;
  /** In order of evaluation. */
  readonly needs: readonly { readonly that: CompiledRule; readonly otherwise: Need['otherwise'] }[];
  readonly next: readonly { readonly when: CompiledRule | undefined; readonly step: string }[];
  readonly onEnter: CompiledActions;
  readonly onInvalid: CompiledActions;
  readonly onSubmit: CompiledActions;
  readonly onReturn: CompiledActions;
  /** Names of the facts that may change on this step, or that read sensitive values. */
  readonly openFacts: ReadonlySet<string>;
  /** The reference of a run that ended here. */
  readonly reference: CompiledRule | undefined;
  /** Said when answers of other steps no longer count. */
  readonly parkedNotice: CompiledRule | undefined;
  /** The paths that the step reads after it has ended the run; undefined for a step that is not final. */
  readonly keeps: Reads | undefined;
  /**
   * The paths of answers and results that its page and the requests of its actions read; undefined for a step
   * without a call that changes something outside.
   */
  readonly pressPaths: ReadonlySet<string> | undefined;
  /** The calls of the step and its fields whose results are bound to their inputs. */
  readonly bound: BoundCalls;
  /** Look-ups of its fields, which its button makes where they are open. */
  readonly lookUps: readonly LookUp[];
  /** Names of the bound results that `onEnter` makes. */
  readonly boundOnEnter: ReadonlySet<string>;
  /** The results that the options of a field are made of, by the names of its answers. */
  readonly chosenFrom: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A checked and compiled journey. */
export interface CompiledJourney {
  readonly id: string;
  /** A form without fields: the facts before any answer is given. */
  readonly opening: CompiledForm;
  /** In the order of the walk: those of sections stand before the step that shows the sections. */
  readonly steps: readonly CompiledStep[];
  readonly sections: readonly CompiledSection[];
  /** Id of the step that shows the sections. */
  readonly hub: string | undefined;
  /** Id of the aside that saves a run for later. */
  readonly saveStep: string | undefined;
  /** The fields of the summary; undefined for a journey without one. */
  readonly summary: CompiledForm | undefined;
  /** Server settings that rules read, with their values when unset. */
  readonly settings: { readonly [name: string]: string };
  /** Names of the answers that come from other journeys only. They are texts. */
  readonly given: readonly string[];
  /** Names of the query parameters to keep. */
  readonly capture: readonly string[];
  /** Analytics events sent whenever a step is shown. */
  readonly onView: CompiledActions;
  /** Names of the sensitive answers: stored encrypted, never sent back to the browser. */
  readonly sensitive: ReadonlySet<string>;
  /** Parts of results that never leave the server. */
  readonly sensitiveResults: SensitiveResults;
  readonly findAnalytics: FindAnalytics;
  /** Lists of actions by name. Events of fields compile them when they run. */
  readonly sequences: Sequences;
  readonly pathOf: JourneyDocuments['pathOf'];
  readonly formats: Formats | undefined;
}

/** Compiles a checked journey. Throws `Fault` `unknown-document` when a document it names is missing. */
export function compileJourney(journey: Journey, documents: JourneyDocuments): CompiledJourney {
  const facts = factsOf(journey);
  const forms = journey.steps.map((step) => documents.form(step.form));
  const questions = [...forms.flatMap((form) => form.fields), ...summaryFields(journey)];
  const sensitive = new Set(questions.filter(isSensitive).flatMap(answerNames));
  const results = sensitiveResults(
    journey,
    forms.flatMap((form) => form.fields),
    documents.operation,
  );
  const reads = factReads(facts, documents.decision);
  const ofSummary = summaryFields(journey).flatMap(answerNames);
  const { steps, sections, sectionOf, hub } = sectionSteps(journey, documents.form);
  const moving = sections.map(({ definition }) => definition.id);
  return {
    id: journey.id,
    opening: sharedForm(openingForm(journey), facts, documents),
    steps: steps.map((step) => {
      const form = sharedForm(documents.form(step.form), facts, documents);
      const own = form.fields.flatMap(({ field }) => answerNames(field));
      const moved = openFacts(reads, { answers: new Set(own), results: new Map(), sections: moving });
      return {
        ...compileStep(journey, step, withFacts(form, moved), documents),
        section: sectionOf.get(step.id),
        openFacts: factsOfBrowser(facts, reads, new Set([...own, ...ofSummary]), {
          answers: sensitive,
          results,
        }),
      };
    }),
    sections,
    hub: hub?.id,
    saveStep: journey.saveAndReturn?.saveStep,
    summary: journey.summary && sharedForm(summaryForm(journey), facts, documents),
    settings: journey.settings ?? {},
    given: unaskedOf(journey, questions),
    capture: journey.capture ?? [],
    onView: compileActions(journey.onView ?? [], actionSources(journey, documents)),
    sensitive,
    sensitiveResults: results,
    formats: documents.formats,
    ...actionSources(journey, documents),
  };
}

/** A form without fields, the same object each time. */
const openingForm = memoize(({ id }: Journey) => formOf(id, []));

/** The fields of the summary as a form, the same object each time. */
const summaryForm = memoize((journey: Journey) => formOf(journey.id, summaryFields(journey)));

function formOf(id: string, fields: readonly Field[]): Form {
  return { kind: 'form', id, schemaVersion: 2, fields: [...fields] };
}

function unaskedOf({ sharedAnswers = [] }: Journey, questions: readonly Field[]): readonly string[] {
  const asked = new Set(questions.flatMap(answerNames));
  return sharedAnswers.filter((name) => !asked.has(name));
}

function actionSources({ sequences }: Journey, { analytics, pathOf }: JourneyDocuments): ActionSources {
  return { findAnalytics: analytics, sequences, pathOf };
}

function compileStep(
  journey: Journey,
  step: Step,
  form: CompiledForm,
  documents: JourneyDocuments,
): Omit<CompiledStep, 'openFacts' | 'section'> {
  const sources = actionSources(journey, documents);
  const actions = (list: Step['onSubmit']) => compileActions(list ?? [], sources);
  return {
    definition: step,
    form,
    when: compileOptional(step.when),
    needs: needsOf(step).map(({ that, otherwise }) => ({ that: compileRule(that), otherwise })),
    next: (step.next ?? []).map((row) => ({
      when: compileOptional(row.when),
      step: row.step,
    })),
    onEnter: actions(step.onEnter),
    onInvalid: actions(step.onInvalid),
    onSubmit: actions(step.onSubmit),
    onReturn: actions(step.onReturn),
    reference: compileOptional(step.reference),
    parkedNotice: compileOptional(step.parkedNotice),
    keeps: step.final ? readsOfStep(journey, step, form, documents) : undefined,
    pressPaths: pressPaths(journey, step, form, documents),
    bound: boundCalls(journey, step, form, documents),
    lookUps: lookUpsOf(
      journey,
      form.fields.map(({ field }) => field),
      documents.operation,
    ),
    boundOnEnter: boundResults(step.onEnter ?? [], journey, documents.operation),
    chosenFrom: chosenFrom(journey, form, documents),
  };
}

/** The results that computed options are made of, directly or through facts, decisions and functions. */
function chosenFrom(
  journey: Journey,
  { fields }: CompiledForm,
  { decision }: JourneyDocuments,
): CompiledStep['chosenFrom'] {
  const found = fields.flatMap(({ field, names }) => {
    if (!('options' in field) || typeof field.options !== 'object' || !('each' in field.options)) return [];
    const { paths } = followReads([field.options], { facts: factRules(journey), decision });
    const results = namesRead(paths, 'results') ?? new Set<string>();
    return results.size === 0 ? [] : names.map((name) => [name, results] as const);
  });
  return new Map(found);
}

/** The form, evaluating only the named facts. */
function withFacts(form: CompiledForm, names: ReadonlySet<string>): CompiledForm {
  return { ...form, order: form.order.filter(({ node, name }) => node === 'field' || names.has(name)) };
}

/** Everything that showing a step reads: its form, chips, summary and analytics events. */
function readsOfStep(
  journey: Journey,
  step: Step,
  form: CompiledForm,
  { options, decision, analytics }: JourneyDocuments,
): Reads {
  const fields = [...form.fields.map(({ field }) => field), ...(step.summary ? summaryFields(journey) : [])];
  const actions = [...(step.onEnter ?? []), ...(journey.onView ?? [])].flatMap((action) =>
    withInner(action, journey.sequences),
  );
  const events = actions.flatMap((action) => ('track' in action ? [analytics(action.track).data] : []));
  const rules = [
    ...fields.flatMap((field) => fieldRules(field, options)),
    step.submitLabel,
    ...actions.flatMap(ownRules),
    events,
  ];
  return followReads(rules, { facts: factRules(journey), decision });
}

function summaryFields({ summary }: Journey): readonly Field[] {
  return summary?.fields ?? [];
}

/** The step of that id, if there is one. */
export function stepNamed(
  { steps }: Pick<CompiledJourney, 'steps'>,
  id: string | undefined,
): CompiledStep | undefined {
  return steps.find(({ definition: step }) => step.id === id);
}

/** The step of that id. Throws `Fault` `unknown-step`. */
export function findStep(journey: CompiledJourney, id: string): CompiledStep {
  const found = stepNamed(journey, id);
  if (!found) throw new Fault('unknown-step', `Journey "${journey.id}" has no step "${id}".`);
  return found;
}
