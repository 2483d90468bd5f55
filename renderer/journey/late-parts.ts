import { type DisplayDefinition, fetchComputedParts, type StepModel } from '#engine';
import { lateParts } from '../fields/field-components.ts';
import { isServer, type LatePart, latePart } from '../host/late-part.ts';
import { operatorParts } from './operator-parts.ts';
import { updatePart } from './questions/update-part.ts';
import { fieldEventsPart, fieldsOf, hasFieldEvents } from './submission/field-events-part.ts';

/** Loaded for a step with texts or limits of fields that formulas give. */
const computedPart = latePart(fetchComputedParts);

/** The late parts that this step needs. The same model gives the same parts in the same order. */
export function partsOf(model: StepModel): readonly LatePart<unknown>[] {
  return [
    ...(isServer ? [updatePart] : []),
    ...operatorParts(model.definition),
    ...(model.definition.hasComputedParts ? [computedPart] : []),
    ...lateParts(fieldsOf(model)),
    ...(hasFieldEvents(model) ? [fieldEventsPart] : []),
  ];
}

/** Whether a step has no chips, no summary and a fixed button label. */
export function standsAlone({ submitLabel, submitReady, chips, summary }: DisplayDefinition): boolean {
  const isPlain = typeof submitLabel !== 'object' && submitReady === undefined;
  return isPlain && chips.length === 0 && summary === undefined;
}
