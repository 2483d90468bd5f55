import type { CallOutcome, OperationRequest } from '#engine';
import type { Operation } from '#schemas';

/** Services that answer calls, such as a running sandbox. */
export interface LiveServices {
  readonly answer: (request: OperationRequest, operation: Operation) => Promise<CallOutcome>;
}
