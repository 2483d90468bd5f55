import { randomUUID } from 'node:crypto';
import { ExponentialBackoff, handleWhenResult, retry } from 'cockatiel';
import { canonicalJson, type OperationRequest } from '#engine';
import { inSpan } from '../observing/request-context.ts';
import type { Performed } from './answer-cache.ts';
import { attemptCall, type IdentifiedRequest } from './attempt-call.ts';
import { CallerGone, isServiceTrouble } from './circuit.ts';
import { failed, type OperationOutcome } from './operation-outcome.ts';
import type { ConnectedService, ConnectedServices } from './services/connected-services.ts';

export interface PerformDeps {
  readonly services: ConnectedServices;
  /** The same for every retry of one submission; a random UUID if omitted. */
  readonly transactionId?: string;
  /** The caller's; a call shared with others continues after it aborts. */
  readonly signal?: AbortSignal;
}

/**
 * Performs one call of a service. Failures outside are outcomes; the promise rejects only with the reason of
 * `signal`, if the caller gives up.
 *
 * The circuit of the operation is inside the retries, so that an open one ends them.
 */
export async function performOperation(
  request: OperationRequest,
  { services, signal, transactionId = randomUUID() }: PerformDeps,
): Promise<OperationOutcome> {
  signal?.throwIfAborted();
  const started = performance.now();
  const { operation, service, method } = request;
  const outcome = await inSpan(
    'call',
    { operation, service, 'http.request.method': method },
    () => resolveOutcome({ ...request, transactionId }, services, signal),
    (performed) => ({
      facts: { outcome: performed.outcome === 'answered' ? 'answered' : performed.reason },
      isError: performed.outcome === 'failed',
    }),
  );
  const result = outcome.outcome === 'answered' ? { status: outcome.status } : outcome;
  const ms = performance.now() - started;
  services.recorder.call({
    service,
    operation,
    outcome: outcome.outcome === 'answered' ? 'answered' : outcome.reason,
    seconds: ms / 1000,
  });
  const entry = { operation, service, method, ...result, ms: Math.round(ms) };
  if (outcome.outcome === 'answered') services.logger.debug(entry, 'operation answered');
  else services.logger.warn(entry, 'operation failed');
  return outcome;
}

/** Removes an answer from the cache that its operation could not use. */
export function forgetAnswer(request: OperationRequest, { cache }: Pick<ConnectedServices, 'cache'>): void {
  if (request.cacheSeconds !== undefined) cache.forget(cacheKey(request));
}

async function resolveOutcome(
  request: IdentifiedRequest,
  services: ConnectedServices,
  signal: AbortSignal | undefined,
): Promise<OperationOutcome> {
  if (services.isSwitchedOff(request)) return failed('switched-off');
  const connected = services.get(request.service);
  if (!connected?.allowed) return failed('refused');
  if (request.cacheSeconds === undefined) {
    return untilAborted(callWithRetries(request, connected, signal), signal).then(({ outcome }) => outcome);
  }
  const shared = services.cache.through(cacheKey(request), request.cacheSeconds, () =>
    callWithRetries(request, connected, undefined),
  );
  return untilAborted(shared, signal);
}

async function callWithRetries(
  request: IdentifiedRequest,
  connected: ConnectedService,
  signal: AbortSignal | undefined,
): Promise<Performed> {
  let bytes = 0;
  const once = () =>
    connected.circuitOf(request.operation).run(async () => {
      const performed = await attemptCall(request, connected, signal);
      bytes = performed.bytes;
      return performed.outcome;
    });
  const policy = retry(
    handleWhenResult((outcome) => isWorthRepeating(outcome as OperationOutcome)),
    {
      maxAttempts: request.retry,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 2000 }),
    },
  );
  try {
    return { outcome: await policy.execute(once, signal), bytes };
  } catch (error) {
    if (error instanceof CallerGone) signal?.throwIfAborted();
    throw error;
  }
}

/** Whether to retry a call. A timeout is not retried: its caller has waited long enough. */
function isWorthRepeating(outcome: OperationOutcome): boolean {
  if (outcome.outcome === 'answered' || outcome.reason === 'timeout') return false;
  return isServiceTrouble(outcome) || outcome.status === 429;
}

/** Everything that affects the answer; not the transaction id, which differs every time. */
function cacheKey({
  service,
  method,
  path,
  query,
  headers,
  body,
  reads,
  maximumStatus,
}: OperationRequest): string {
  return canonicalJson([service, method, path, query, headers, body ?? null, reads, maximumStatus]);
}

async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  const ended = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: ended.signal });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    ended.abort();
    work.catch(() => undefined);
  }
}
