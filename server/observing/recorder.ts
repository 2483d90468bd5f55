import type { FailureReason } from '../operations/operation-outcome.ts';

/** Kinds of requests that are told apart: never by their paths, which visitors choose. */
export const requestKinds = [
  'page',
  'step',
  'press',
  'gateway',
  'content',
  'health',
  'report',
  'file',
  'other',
  'refused',
] as const;

export type RequestKind = (typeof requestKinds)[number];

/** One call of an outside service, with all its repeats. */
export interface RecordedCall {
  readonly service: string;
  /** Id of the operation document. */
  readonly operation: string;
  readonly outcome: 'answered' | FailureReason;
  readonly seconds: number;
}

/**
 * Counts what the site does. Whoever counts is given one as an argument. Nothing that a visitor has typed may be handed
 * to it: every text is one of a closed set, or the id of a document.
 */
export interface Recorder {
  request(kind: RequestKind, status: number, seconds: number): void;
  /** A page was rendered, or could not be. */
  render(outcome: 'rendered' | 'failed', seconds: number): void;
  /** `page`: whole pages, `frame`: pages that forms are put into. */
  lookUp(cache: 'page' | 'frame', result: 'hit' | 'miss'): void;
  call(call: RecordedCall): void;
  /** A rule could not be evaluated. */
  ruleFault(code: string): void;
  /** A browser reports that the policy of a page has blocked something. */
  securityReport(directive: string): void;
  /** This instance shows a release that was made live so long ago. */
  releaseShown(lagSeconds: number): void;
}

/** Counts nothing. */
export const silentRecorder: Recorder = {
  request: () => undefined,
  render: () => undefined,
  lookUp: () => undefined,
  call: () => undefined,
  ruleFault: () => undefined,
  securityReport: () => undefined,
  releaseShown: () => undefined,
};
