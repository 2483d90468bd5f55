import type { Form } from '#schemas';
import type { FindOptions } from '../forms/field-options.ts';
import { fieldRules } from '../forms/field-rules.ts';
import type { Reads } from '../rules/reads.ts';
import { pickNames, pickRead } from './pick-read.ts';
import type { JourneyState } from './state.ts';
import { type ChipModel, type DisplayModel, maskAnswers, namesOf } from './step-display.ts';
import type { StepModelDocuments } from './step-model-documents.ts';
import type { Visit } from './visit-step.ts';

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
  { submitLabel, chips, summary }: DisplayModel,
  options: FindOptions,
): readonly unknown[] {
  return [
    submitLabel,
    ...chips.flatMap(({ label, when }) => [label, when]),
    ...(summary?.form.fields ?? []).flatMap((field) => fieldRules(field, options)),
  ];
}

/** The chips of the steps that the visitor has completed before this one; none where the journey has ended. */
function chipsOf(
  { walk, current }: Extract<Visit, { visit: 'show' }>,
  { journey, addressOf }: StepModelDocuments,
): readonly ChipModel[] {
  if (current.step.step.final) return [];
  const at = walk.path.indexOf(current);
  const before = [...(at < 0 ? walk.path : walk.path.slice(0, at)), ...walk.asides];
  const completed = new Set(
    before
      .filter((visited) => visited.complete && visited !== current)
      .map((visited) => visited.step.step.id),
  );
  return (journey.chips ?? [])
    .filter(({ step }) => completed.has(step))
    .map(({ step, label, when }) => ({
      step,
      href: addressOf(step),
      label,
      ...(when !== undefined && { when }),
    }));
}

function summaryOf({ answers }: JourneyState, { journey }: StepModelDocuments): DisplayModel['summary'] {
  if (!journey.summary) return undefined;
  const { title, openLabel, fields } = journey.summary;
  const form: Form = { kind: 'form', id: journey.id, schemaVersion: 1, fields: [...fields] };
  return { title, openLabel, form, given: pickNames(answers, namesOf(form)) };
}
