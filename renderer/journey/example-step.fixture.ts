import type { StepDefinition, StepModel } from '#engine';
import examples from './examples.json' with { type: 'json' };

/** Replacements for parts of a step and of its definition. */
export type StepChanges = Partial<Omit<StepModel, 'definition'>> & {
  readonly definition?: Partial<StepDefinition>;
};

/** The step of `examples.json` that orders a cake, with the given changes. */
export function exampleStep(changes: StepChanges = {}): StepModel {
  // TypeScript infers wide types for JSON, without a document's literal types.
  return changed(examples.order as unknown as StepModel, changes);
}

/** The step that hires a bicycle: one of every field that does more than ask, with chips and a summary. */
export function exampleHire(changes: StepChanges = {}): StepModel {
  return changed(examples.hire as unknown as StepModel, changes);
}

function changed(step: StepModel, changes: StepChanges): StepModel {
  return { ...step, ...changes, definition: { ...step.definition, ...changes.definition } };
}
