import type { Analytics, Decision, Form, FunctionDocument, Journey, Operation } from '#schemas';
import type { FindOptions } from '../../forms/field-options.ts';
import type { CompiledStep } from '../compile-journey.ts';
import type { SensitiveResults } from './sensitive-results.ts';

/** Documents that the model of a step is made from. Each throws a `Fault` for an id a checked release cannot hold. */
export interface StepModelDocuments {
  readonly journey: Journey;
  /** Its steps, compiled. */
  readonly steps: readonly CompiledStep[];
  readonly form: Form;
  readonly options: FindOptions;
  readonly decision: (id: string) => Decision | FunctionDocument;
  readonly operation: (id: string) => Operation;
  readonly analytics: (id: string) => Analytics;
  /** The path of the page that holds a step. */
  readonly addressOf: (step: string) => string;
  /** The title of that page. */
  readonly titleOf: (step: string) => string;
  readonly sensitive: ReadonlySet<string>;
  readonly sensitiveResults: SensitiveResults;
}
