import type { ServerResponse } from 'node:http';
import type { CallFailure } from '#engine';

/** Kinds of requests in metrics, which are never paths, since visitors choose those. */
export const requestKinds = [
  'page',
  'step',
  'press',
  'gateway',
  'content',
  'health',
  'report',
  'file',
  'picture',
  'other',
  'refused',
] as const;

export type RequestKind = (typeof requestKinds)[number];

/** One call of an outside service, with all its retries. */
export interface RecordedCall {
  readonly service: string;
  /** Id of the operation document. */
  readonly operation: string;
  readonly outcome: 'answered' | CallFailure;
  readonly seconds: number;
}

/**
 * Records what the site does; code that records gets one as an argument. No text may be something that a
 * visitor typed: every text is from a closed set, or the id of a document.
 */
export interface Recorder {
  request(kind: RequestKind, status: number, seconds: number): void;
  /** A page was rendered, or rendering failed. */
  render(outcome: 'rendered' | 'failed', seconds: number): void;
  /** `page`: whole pages; `frame`: pages that forms are put into; `picture`: pictures by width and format. */
  lookUp(cache: 'page' | 'frame' | 'picture', result: 'hit' | 'miss'): void;
  call(call: RecordedCall): void;
  /** A rule could not be evaluated. */
  ruleFault(code: string): void;
  /** A browser reported that the policy of a page blocked something. */
  securityReport(directive: string): void;
  /** This instance shows a release that became live `lagSeconds` ago. */
  releaseShown(lagSeconds: number): void;
}

/** Records nothing. */
export const silentRecorder: Recorder = {
  request: () => undefined,
  render: () => undefined,
  lookUp: () => undefined,
  call: () => undefined,
  ruleFault: () => undefined,
  securityReport: () => undefined,
  releaseShown: () => undefined,
};

/** A request that is being answered. */
export interface Observation {
  kind: RequestKind;
}

/** Records a request once it has been answered, or its client has disconnected. */
export function observeRequest(
  response: ServerResponse,
  kind: RequestKind,
  recorder: Pick<Recorder, 'request'>,
): Observation {
  const started = performance.now();
  const observation = { kind };
  response.once('close', () => {
    recorder.request(observation.kind, response.statusCode, (performance.now() - started) / 1000);
  });
  return observation;
}
