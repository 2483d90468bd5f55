import type { StepModel } from '#engine';
import examples from './examples.json' with { type: 'json' };

/** The step of `examples.json` that orders a cake, with some of it replaced. */
export function exampleStep(changes: Partial<StepModel> = {}): StepModel {
  // JSON is typed by its shape, without the literal types of a document.
  return { ...(examples.order as unknown as StepModel), ...changes };
}

/** The step that hires a bicycle: one of everything that does more than ask, with chips and a summary around it. */
export function exampleHire(changes: Partial<StepModel> = {}): StepModel {
  return { ...(examples.hire as unknown as StepModel), ...changes };
}
