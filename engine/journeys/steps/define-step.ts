import type { Action, Analytics, Field, Form, Journey, Operation } from '#schemas';
import { itemFields } from '../../forms/answers/list-items.ts';
import { answerNames, suggestionsOf } from '../../forms/answers/questions.ts';
import { computedParts } from '../../forms/computed-parts.ts';
import { fieldRules } from '../../forms/field-rules.ts';
import { inlineOptions } from '../../forms/inline-options.ts';
import { tableOf } from '../../rules/calls/table-of.ts';
import { followReads, type Reads } from '../../rules/notation/reads.ts';
import { familiesUsed, scriptsUsed } from '../../rules/operators/families-used.ts';
import type { DecisionTable } from '../../rules/runtime/scope.ts';
import { addedOperators } from '../../rules/types/operator-extensions.ts';
import { languageOfPart } from '../../translations/language-of-part.ts';
import { cameFromParameter } from '../events/visit-step.ts';
import type { CompiledStep } from '../model/compile-journey.ts';
import { factRules } from '../model/fact-rules.ts';
import { flattenRuns } from '../model/sequences/find-sequence.ts';
import { eachOf } from '../model/sequences/inner-actions.ts';
import { pick, pickNames } from '../walk/pick-read.ts';
import type {
  ChipDefinition,
  DisplayDefinition,
  StepDefinition,
  SuggestionSource,
} from './step-definition.ts';
import { displayRules } from './step-display.ts';
import type { StepModelDocuments } from './step-model-documents.ts';

type Chip = NonNullable<Journey['chips']>[number];

/** A step's definition, and the paths that its rules read. */
export interface DefinedStep {
  readonly definition: StepDefinition;
  /** Names of the answers in its form. */
  readonly names: ReadonlySet<string>;
  /** Paths read by the form and by events of validation errors. */
  readonly formPaths: ReadonlySet<string>;
  /** Paths read by chips, summary and button. */
  readonly displayPaths: ReadonlySet<string>;
  /** Union of both. */
  readonly paths: ReadonlySet<string>;
}

/** Memoized definitions of steps, by documents and chips. */
const definitions = new WeakMap<StepModelDocuments, Map<string, DefinedStep>>();

/**
 * Defines a step for visitors who have completed the same steps before it. Memoized by documents and chips.
 * @param passed ids of the steps that chips may link to
 */
export function defineStep(
  step: CompiledStep,
  passed: ReadonlySet<string>,
  documents: StepModelDocuments,
): DefinedStep {
  const chips = chipsOf(documents, passed);
  const made = definitions.get(documents) ?? new Map<string, DefinedStep>();
  definitions.set(documents, made);
  // The scripts of operators change while an author works on them.
  const scripts = addedOperators().map(({ script }) => script);
  const key = [step.definition.id, ...chips.map((chip) => chip.step), ...scripts].join();
  const defined = made.get(key) ?? defineWithChips(step, chips, documents);
  made.set(key, defined);
  return defined;
}

/**
 * The definition of a step, made anew. Nothing is memoized, since `passed` may come from anybody.
 * @param passed ids of the steps that chips may link to
 */
export function defineStepAnew(
  step: CompiledStep,
  passed: ReadonlySet<string>,
  documents: StepModelDocuments,
): StepDefinition {
  return defineWithChips(step, chipsOf(documents, passed), documents).definition;
}

function chipsOf({ journey }: StepModelDocuments, passed: ReadonlySet<string>): readonly Chip[] {
  return (journey.chips ?? []).filter((chip) => passed.has(chip.step));
}

function defineWithChips(
  { definition: step, openFacts }: CompiledStep,
  chips: readonly Chip[],
  documents: StepModelDocuments,
): DefinedStep {
  const form = inlineOptions(documents.form, documents.options);
  const names = new Set(form.fields.flatMap(answerNames));
  const submitLabelIn = languageOfPart(step, 'submitLabelIn');
  const display: Omit<DisplayDefinition, 'facts'> = {
    masked: [...names].filter((name) => documents.sensitive.has(name)),
    submitLabel: step.submitLabel,
    ...(submitLabelIn !== undefined && { submitLabelIn }),
    submitReady: step.submitReady,
    chips: chips.map((chip) => chipFrom(step.id, chip, documents)),
    changeLabel: documents.journey.changeLabel,
    summary: step.summary ? summaryOf(documents, names) : undefined,
  };
  const onInvalid = flattenRuns(step.onInvalid ?? [], documents.journey.sequences);
  const analytics = onInvalid
    .filter((action) => 'track' in action)
    .map((action) => documents.analytics(action.track));
  const facts = pickNames(factRules(documents.journey), openFacts);
  const follow = (rules: readonly unknown[]): Reads =>
    followReads(rules, { facts, decision: documents.decision });
  const formRules = [
    ...form.fields.flatMap((field) => fieldRules(field, documents.options)),
    ...trackingRules(onInvalid, analytics),
  ];
  const shownRules = displayRules(display, documents.options);
  const displayReads = follow(shownRules);
  const reads = follow([...formRules, ...shownRules]);
  const definition = {
    form,
    facts: pick(reads.facts, (name) => facts[name]),
    options: pick(reads.options, documents.options),
    decisions: pick(reads.decisions, (id) => withoutInput(tableOf(documents.decision(id)))),
    display: { ...display, facts: [...displayReads.facts] },
    errorSummaryTitle: step.errorSummaryTitle,
    onInvalid,
    analytics,
    suggestions: suggestionSources(form, documents.operation),
  };
  return {
    definition: {
      ...definition,
      operators: [...familiesUsed(definition), ...scriptsUsed(definition)],
      ...(haveComputedParts([...form.fields, ...(display.summary?.form.fields ?? [])]) && {
        hasComputedParts: true,
      }),
    },
    names,
    formPaths: follow(formRules).paths,
    displayPaths: displayReads.paths,
    paths: reads.paths,
  };
}

/** Whether formulas give a text or a limit of some of these fields, or of the questions of their items. */
function haveComputedParts(fields: readonly Field[]): boolean {
  return fields.some(
    (field) =>
      computedParts.computedTexts(field).length > 0 ||
      computedParts.limitChecks(field).length > 0 ||
      haveComputedParts(itemFields(field)),
  );
}

function chipFrom(from: string, chip: Chip, { addressOf }: StepModelDocuments): ChipDefinition {
  const { step, label, when, href } = chip;
  const language = languageOfPart(chip);
  return {
    step,
    href: href ?? `${addressOf(step)}?${cameFromParameter}=${from}`,
    label,
    ...(when !== undefined && { when }),
    ...(language !== undefined && { language }),
  };
}

/** The summary, without the questions that the step asks itself. */
function summaryOf(
  { journey: { id, summary }, options }: StepModelDocuments,
  asked: ReadonlySet<string>,
): DisplayDefinition['summary'] {
  if (!summary) return undefined;
  const { title, openLabel } = summary;
  const fields = summary.fields.filter((field) => !answerNames(field).some((name) => asked.has(name)));
  const form: Form = { kind: 'form', id, schemaVersion: 2, fields };
  return { title, openLabel, form: inlineOptions(form, options) };
}

/** The table without its input schema, which the check has already applied. */
function withoutInput({ input: _, ...table }: DecisionTable): DecisionTable {
  return table;
}

/** Rules of the events of validation errors, which may read more than the form. */
function trackingRules(onInvalid: readonly Action[], analytics: readonly Analytics[]): readonly unknown[] {
  const conditions = onInvalid.flatMap((action) => [
    'when' in action ? action.when : undefined,
    eachOf(action),
  ]);
  return [...conditions, ...analytics.map(({ data }) => data)];
}

function suggestionSources(
  form: Form,
  operation: (id: string) => Operation,
): { readonly [operation: string]: SuggestionSource } {
  const sources: { [operation: string]: SuggestionSource } = {};
  for (const field of form.fields) {
    const suggestions = suggestionsOf(field);
    if (suggestions === undefined) continue;
    const { id, expose } = operation(suggestions.operation);
    if (expose) sources[id] = { path: expose.path, debounceMs: expose.debounceMs ?? 0 };
  }
  return sources;
}
