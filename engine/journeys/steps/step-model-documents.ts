import type { Analytics, Decision, Form, FunctionDocument, Journey, Operation } from '#schemas';
import type { FindOptions } from '../../forms/field-options.ts';
import type { SiteWords } from '../../languages/site-words.ts';
import type { CompiledJourney, CompiledStep } from '../model/compile-journey.ts';
import type { SensitiveResults } from '../model/sensitive-results.ts';

/**
 * Documents for the model of a step. Each function throws a `Fault` for an unknown id, which a checked
 * release cannot contain.
 */
export interface StepModelDocuments {
  readonly journey: Journey;
  /** The journey's compiled steps. */
  readonly steps: readonly CompiledStep[];
  /** The sections of the journey, the step that shows them, and the words of their list. */
  readonly sections?: Pick<CompiledJourney, 'sections' | 'hub'> & { readonly words: SiteWords['sections'] };
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
