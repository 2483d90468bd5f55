import type { StepModel } from '#engine';
import type { Field } from '#schemas';
import { latePart } from '../../host/late-part.ts';

/** For forms whose fields send events to the server before the submission. */
export const fieldEventsPart = latePart(() =>
  import('./field-events.ts').then((module) => module.createFieldEvents),
);

/** Whether any field sends events to the server. */
export function hasFieldEvents(model: StepModel): boolean {
  return fieldsOf(model).some((field) => 'onChange' in field || 'onPress' in field);
}

/** Fields of a step, with those of its summary. */
export function fieldsOf({ definition: { form, display } }: StepModel): readonly Field[] {
  return [...form.fields, ...(display.summary?.form.fields ?? [])];
}
