import type { DisplayDefinition, StepModel } from '#engine';
import type { Field } from '#schemas';
import { lateParts } from '../fields/field-components.ts';
import type { FormWords } from '../host/field-host.ts';
import { isServer, type LatePart, latePart } from '../host/late-part.ts';
import { defaultWordsPart, isWhole } from './form-words.ts';
import { operatorParts } from './operator-parts.ts';
import { updatePart } from './questions/update-part.ts';
import type { Keeping } from './standing/keeping-time.ts';

/** Chips and summary; most steps of most journeys have neither. */
export const overviewPart = latePart(() =>
  import('./overview/overview.tsx').then((module) => module.overview),
);

/** Where a visitor stands in a journey, and how long that is remembered. */
export const standingPart = latePart(() =>
  import('./standing/standing.ts').then((module) => module.standing),
);

/** For forms whose fields ask something of the server before they are submitted. */
export const fieldEventsPart = latePart(() =>
  import('./submission/field-events.ts').then((module) => module.createFieldEvents),
);

/** The parts that this step needs and not every step does. The same model gives the same parts in the same order. */
export function partsOf(
  model: StepModel,
  keeping?: Keeping,
  words?: Partial<FormWords>,
): readonly LatePart<unknown>[] {
  return [
    ...(isWhole(words) ? [] : [defaultWordsPart]),
    ...(isServer ? [updatePart] : []),
    ...operatorParts(model.definition),
    ...lateParts(fieldsOf(model)),
    ...(standsAlone(model.definition.display) ? [] : [overviewPart]),
    ...(model.progress || model.reopened || model.revealed || keeping ? [standingPart] : []),
    ...(telling(model) ? [fieldEventsPart] : []),
  ];
}

/** Whether a step has no chips, no summary, and a button that always says the same. */
export function standsAlone({ submitLabel, submitReady, chips, summary }: DisplayDefinition): boolean {
  const isPlain = typeof submitLabel !== 'object' && submitReady === undefined;
  return isPlain && chips.length === 0 && summary === undefined;
}

/** Whether something follows from what is done to a field. */
export function telling(model: StepModel): boolean {
  return fieldsOf(model).some((field) => 'onChange' in field || 'onPress' in field);
}

function fieldsOf({ definition: { form, display } }: StepModel): readonly Field[] {
  return [...form.fields, ...(display.summary?.form.fields ?? [])];
}
