import type { StepDefinition, StepModel } from '#engine';
import examples from './examples.json' with { type: 'json' };

/** What of a step is to be replaced, and what of its definition. */
export type StepChanges = Partial<Omit<StepModel, 'definition'>> & {
  readonly definition?: Partial<StepDefinition>;
};

/** The step of `examples.json` that orders a cake, with some of it replaced. */
export function exampleStep(changes: StepChanges = {}): StepModel {
  // JSON is typed by its shape, without the literal types of a document.
  return changed(examples.order as unknown as StepModel, changes);
}

/** The step that hires a bicycle: one of everything that does more than ask, with chips and a summary around it. */
export function exampleHire(changes: StepChanges = {}): StepModel {
  return changed(examples.hire as unknown as StepModel, changes);
}

function changed(step: StepModel, changes: StepChanges): StepModel {
  return { ...step, ...changes, definition: { ...step.definition, ...changes.definition } };
}
