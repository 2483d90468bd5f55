import type { StepModel } from '#engine';
import examples from './examples.json' with { type: 'json' };

/** The step of `examples.json`, with some of it replaced. */
export function exampleStep(changes: Partial<StepModel> = {}): StepModel {
  // JSON is typed by its shape, without the literal types of a document.
  return { ...(examples.order as unknown as StepModel), ...changes };
}
