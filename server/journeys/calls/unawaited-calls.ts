import { randomUUID } from 'node:crypto';
import type { JsonValue, Moment, ReleaseJourney, RuleScope, RunResult } from '#engine';
import { currentRequest, inRequest, logContext } from '../../observing/request-context.ts';
import type { Tracing } from '../../observing/tracing.ts';
import type { Outbox, SendCall, Sending } from '../../operations/outbox/outbox.ts';
import { findOperation, runOperation } from '../../operations/release-operations.ts';
import { findJourney } from '../releases/release-journeys.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';

/** A call as stored in the outbox, with the place and time of its request. */
interface UnawaitedCall {
  readonly release: string;
  readonly journey: string;
  readonly step: string;
  readonly run: string;
  readonly now: string;
  readonly origin?: string | undefined;
  /** Id of the request that asked for the call. */
  readonly requestId?: string | undefined;
  /** `traceparent` of the span that asked for it, if the request was traced. */
  readonly traceparent?: string | undefined;
  readonly input: { readonly [name: string]: JsonValue };
}

/** Stores a call in the outbox, so that it is made even if this process ends. */
export async function putUnawaited(
  outbox: Pick<Outbox, 'put'>,
  operation: string,
  call: UnawaitedCall,
  transactionId: string = randomUUID(),
): Promise<RunResult> {
  const { run, release } = call;
  const traceparent = currentRequest()?.trace?.parent;
  const content = { ...call, ...logContext(), ...(traceparent !== undefined && { traceparent }) };
  await outbox.put({ transactionId, operation, content, run, release });
  return { ok: true, result: undefined };
}

interface SenderDeps extends Pick<SubmitDeps, 'releases' | 'services' | 'settings' | 'onFault'> {
  /** Traces the calls; if omitted, nothing is traced. */
  readonly tracing?: Tracing | undefined;
}

/**
 * Makes the calls of the outbox, each with the release in which it was asked for, or the live one if that is
 * gone.
 */
export function unawaitedSender(deps: SenderDeps): SendCall {
  return ({ transactionId, operation: id, content }) => {
    // The content is what `putUnawaited` stored.
    const call = content as UnawaitedCall;
    const { requestId = randomUUID(), traceparent: parent } = call;
    const trace = deps.tracing && { tracing: deps.tracing, parent };
    return inRequest({ requestId, ...(trace && { trace }) }, () =>
      sendUnawaited(id, transactionId, call, deps),
    );
  };
}

async function sendUnawaited(
  id: string,
  transactionId: string,
  call: UnawaitedCall,
  { releases, services, settings, onFault }: SenderDeps,
): Promise<Sending> {
  const { release: releaseId, journey: journeyId, step, run, now, origin, input } = call;
  const release = (await releases.find(releaseId)) ?? releases.live();
  const journey = findJourney(release.compiled, journeyId);
  const operation = findOperation(release.compiled, id);
  if (!journey || !operation) return { outcome: 'failed', reason: 'unknown operation', isFinal: true };
  const scope = callScope(journey, step, { now, settings, origin, ...(onFault && { onFault }) }, run);
  return sendingOf(
    await runOperation(operation, input, {
      services,
      scope,
      caller: { journey: journeyId, step },
      transactionId,
      keepsFailures: true,
    }),
  );
}

/** Scope of an operation's templates: they see the input, but no answers of the calling step. */
export function callScope(journey: ReleaseJourney, step: string, moment: Moment, run: string): RuleScope {
  const { surroundings } = journey.environment(step, moment);
  return { ...surroundings, answers: {}, facts: {}, results: {}, session: { run } };
}

/** Client errors that may pass: a wrong credential, a rate limit, a timeout. Any other would occur again. */
const passingStatuses: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

function sendingOf(ran: RunResult): Sending {
  if (ran.ok) return { outcome: 'sent' };
  const { reason } = ran;
  const status = 'status' in ran ? ran.status : undefined;
  const isRefusal = status !== undefined && status >= 400 && status < 500 && !passingStatuses.has(status);
  const isFinal = isRefusal || reason === 'bad-input' || reason === 'refused';
  return { outcome: 'failed', reason: status === undefined ? reason : `${reason} ${status}`, isFinal };
}
