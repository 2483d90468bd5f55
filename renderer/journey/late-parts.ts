import type { DisplayDefinition, StepModel } from '#engine';
import { lateParts } from '../fields/field-components.ts';
import { isServer, type LatePart, latePart } from '../host/late-part.ts';
import { operatorParts } from './operator-parts.ts';
import { updatePart } from './questions/update-part.ts';
import type { Keeping } from './standing/keeping-time.ts';
import { fieldEventsPart, fieldsOf, hasFieldEvents } from './submission/field-events-part.ts';

/** Chips and summary, which most steps do not have. */
export const overviewPart = latePart(() =>
  import('./overview/overview.tsx').then((module) => module.overview),
);

/** Progress in the journey, and the note on how long answers are kept. */
export const standingPart = latePart(() =>
  import('./standing/standing.tsx').then((module) => module.standing),
);

/** The late parts that this step needs. The same model gives the same parts in the same order. */
export function partsOf(model: StepModel, keeping?: Keeping): readonly LatePart<unknown>[] {
  return [
    ...(isServer ? [updatePart] : []),
    ...operatorParts(model.definition),
    ...lateParts(fieldsOf(model)),
    ...(standsAlone(model.definition.display) ? [] : [overviewPart]),
    ...(model.progress || model.reopened || model.revealed || keeping ? [standingPart] : []),
    ...(hasFieldEvents(model) ? [fieldEventsPart] : []),
  ];
}

/** Whether a step has no chips, no summary and a fixed button label. */
export function standsAlone({ submitLabel, submitReady, chips, summary }: DisplayDefinition): boolean {
  const isPlain = typeof submitLabel !== 'object' && submitReady === undefined;
  return isPlain && chips.length === 0 && summary === undefined;
}
