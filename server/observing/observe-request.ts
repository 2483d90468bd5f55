import type { ServerResponse } from 'node:http';
import type { Recorder, RequestKind } from './recorder.ts';

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
