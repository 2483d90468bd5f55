import type { Form } from '#schemas';
import type { FindOptions } from '../forms/field-options.ts';
import { fieldRules } from '../forms/field-rules.ts';
import type { Reads } from '../rules/reads.ts';
import { pickNames, pickRead } from './pick-read.ts';
import type { JourneyState } from './state.ts';
import { type ChipModel, type DisplayModel, maskAnswers, namesOf } from './step-display.ts';
import type { StepModelDocuments } from './step-model-documents.ts';
import { cameFromParameter, type Visit } from './visit-step.ts';
import type { VisitedStep, Walk } from './walk.ts';

/** Builds what stands around the form of the step that a visit shows. */
export function buildDisplayModel(
  visit: Extract<Visit, { visit: 'show' }>,
  state: JourneyState,
  documents: StepModelDocuments,
  follow: (rules: readonly unknown[]) => Reads,
): DisplayModel {
  const { journey, sensitive } = documents;
  const { step } = visit.current.step;
  const shown: DisplayModel = {
    before: {},
    masked: [],
    submitLabel: step.submitLabel,
    submitReady: step.submitReady,
    chips: chipsOf(visit, documents),
    changeLabel: journey.changeLabel,
    summary: step.summary ? summaryOf(state, documents) : undefined,
  };
  const own = namesOf(documents.form);
  const { paths } = follow(displayRules(shown, documents.options));
  const read = pickRead(visit.walk.answers, 'answers', paths);
  return {
    ...shown,
    before: pickRead(maskAnswers(read, sensitive), 'answers', paths, (name) => !own.has(name)),
    masked: [...own].filter((name) => sensitive.has(name)),
  };
}

/** Every rule of what stands around a form. */
export function displayRules(
  { submitLabel, submitReady, chips, summary }: DisplayModel,
  options: FindOptions,
): readonly unknown[] {
  return [
    submitLabel,
    submitReady,
    ...chips.flatMap(({ label, when }) => [label, when]),
    ...(summary?.form.fields ?? []).flatMap((field) => fieldRules(field, options)),
  ];
}

/**
 * The chips of what the visitor has settled before this step; none where the journey has ended. What an aside asks is
 * settled once the step it stands after is complete, visited or not: a rule may know it by then.
 */
function chipsOf(
  { walk, current }: Extract<Visit, { visit: 'show' }>,
  { journey, addressOf }: StepModelDocuments,
): readonly ChipModel[] {
  if (current.step.step.final) return [];
  const settled = new Set(
    stepsBefore(walk, current).flatMap(({ complete, step }) => (complete ? [step.step.id] : [])),
  );
  for (const aside of walk.asides) {
    const { id, after } = aside.step.step;
    const isSettled = after === undefined ? aside.complete : settled.has(after);
    if (aside !== current && isSettled) settled.add(id);
  }
  return (journey.chips ?? [])
    .filter(({ step }) => settled.has(step))
    .map(({ step, label, when }) => ({
      step,
      href: `${addressOf(step)}?${cameFromParameter}=${current.step.step.id}`,
      label,
      ...(when !== undefined && { when }),
    }));
}

/** The path up to a step; for an aside, as far as the step it stands after. */
function stepsBefore({ path }: Walk, { step: { step } }: VisitedStep): readonly VisitedStep[] {
  const indexOf = (id: string) => path.findIndex((visited) => visited.step.step.id === id);
  const at = indexOf(step.id);
  if (at >= 0) return path.slice(0, at);
  return step.after === undefined ? path : path.slice(0, indexOf(step.after) + 1);
}

function summaryOf({ answers }: JourneyState, { journey }: StepModelDocuments): DisplayModel['summary'] {
  if (!journey.summary) return undefined;
  const { title, openLabel, fields } = journey.summary;
  const form: Form = { kind: 'form', id: journey.id, schemaVersion: 1, fields: [...fields] };
  return { title, openLabel, form, given: pickNames(answers, namesOf(form)) };
}
