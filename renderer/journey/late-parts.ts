import type { StepModel } from '#engine';
import { lateComponents } from '../fields/field-components.ts';
import { type LatePart, latePart } from '../host/late-part.ts';

/** What stands around a form; most steps of most journeys have nothing of the kind. */
export const aroundPart = latePart(() => import('./around.tsx').then((module) => module.around));

/** The parts that this step needs and not every step does. The same model gives the same parts in the same order. */
export function partsOf({ form, display }: StepModel): readonly LatePart<unknown>[] {
  const fields = [...form.fields, ...(display.summary?.form.fields ?? [])];
  const components = lateComponents(fields.map(({ type }) => type));
  return standsAlone(display) ? components : [...components, aroundPart];
}

/** Whether nothing stands around a form but a button that always says the same. */
export function standsAlone({ submitLabel, chips, summary }: StepModel['display']): boolean {
  return chips.length === 0 && summary === undefined && typeof submitLabel !== 'object';
}
