import type { Analytics, Decision, Form, FunctionDocument, Journey, Operation } from '#schemas';
import type { FindOptions } from '../../forms/field-options.ts';
import type { CompiledStep } from '../model/compile-journey.ts';
import type { SensitiveResults } from '../model/sensitive-results.ts';

/**
 * Documents for the model of a step. Each function throws a `Fault` for an unknown id, which a checked
 * release cannot contain.
 */
export interface StepModelDocuments {
  readonly journey: Journey;
  /** The journey's compiled steps. */
  readonly steps: readonly CompiledStep[];
  readonly form: Form;
  readonly options: FindOptions;
  readonly decision: (id: string) => Decision | FunctionDocument;
  readonly operation: (id: string) => Operation;
  readonly analytics: (id: string) => Analytics;
  /** The path of a step's page. */
  readonly addressOf: (step: string) => string;
  /** The title of a step's page. */
  readonly titleOf: (step: string) => string;
  readonly sensitive: ReadonlySet<string>;
  readonly sensitiveResults: SensitiveResults;
}
