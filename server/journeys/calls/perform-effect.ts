import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Doubt,
  doubtOfAll,
  type Effect,
  type EffectOutcome,
  isLookUp,
  type JsonValue,
  type RunResult,
} from '#engine';
import type { Outbox } from '../../operations/outbox/outbox.ts';
import { findOperation, runOperation } from '../../operations/release-operations.ts';
import { largestResultBytes } from '../../sessions/session-size.ts';
import { transactionIdOf } from '../../sessions/stored-state.ts';
import type { CallInput, CallResult, Submission } from '../../sessions/submission.ts';
import { momentOf, type OpenJourney } from '../state/journey-session.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { callScope, putUnawaited } from './unawaited-calls.ts';

/** The journey, step and run that effects belong to. */
export interface EffectSource {
  readonly open: OpenJourney;
  readonly step: string;
  readonly run: string;
  readonly origin?: string | undefined;
  /** Called when a required call was not made because it is switched off. */
  readonly onSwitchedOff?: () => void;
  /** Called before each call that changes something outside; what it throws leaves the event. */
  readonly beforeChange?: () => void;
  /** Entries, answers and results of the press, kept with its required calls until their outcome is known. */
  readonly given?: unknown;
  /** Whether an earlier press of the same may have been done, for all that is known. */
  readonly wasInDoubt?: boolean;
}

type CallEffect = Extract<Effect, { effect: 'call' }>;

/** Required calls that may have been done without an answer, by their keys. */
export type CallsInDoubt = Map<string, Pick<CallEffect, 'onUnknown'>>;

/** Result of sending a call, and doubts about whether its change was made. */
type SentCall = RunResult & { readonly doubts: readonly Doubt[] };

/** A call that is ready to be sent, with the given transaction id or a random one. */
export interface PreparedCall {
  readonly effect: CallEffect;
  /** Whether the call changes nothing outside, so that it may be repeated freely. */
  readonly isLookUp: boolean;
  readonly send: (transactionId?: string, input?: CallInput, hasArrived?: boolean) => Promise<SentCall>;
}

/** Performs the effects of one event; `make` decides how its calls are made. */
export function effectPerformer(
  source: EffectSource,
  deps: Pick<SubmitDeps, 'services' | 'settings' | 'today' | 'verifyHuman' | 'preview'> & {
    readonly outbox: Pick<Outbox, 'put'>;
  },
  make: (call: PreparedCall) => Promise<EffectOutcome>,
): (effect: Effect) => Promise<EffectOutcome> {
  const { open, step, run, origin } = source;
  return async (effect) => {
    if (effect.effect === 'verify') {
      return (await deps.verifyHuman(effect.answer)) ? { ok: true } : { ok: false, reason: 'not verified' };
    }
    const operation = findOperation(open.release.compiled, effect.operation);
    if (!operation) return { ok: false, reason: 'unknown operation' };
    if (effect.attempt > 0) await sleep(pauseBefore(effect.attempt));
    const changesNothing = isLookUp(operation);
    if (!changesNothing) source.beforeChange?.();
    const { outbox, services, preview } = deps;
    const { input } = effect;
    const moment = momentOf(deps, origin);
    const goesToOutbox = effect.unawaited === true && preview === undefined;
    return make({
      effect,
      isLookUp: changesNothing,
      async send(transactionId, firstInput = input, hasArrived = false) {
        if (goesToOutbox) {
          const [release, journey] = [open.release.id, open.journey.journey.id];
          const content = { release, journey, step, run, now: moment.now, origin, input };
          return { ...(await putUnawaited(outbox, effect.operation, content, transactionId)), doubts: [] };
        }
        const doubts: Doubt[] = [];
        const ran = await runOperation(operation, firstInput, {
          services,
          scope: callScope(open.journey, step, moment, run),
          caller: { journey: open.journey.journey.id, step },
          largestResultBytes,
          onDoubt: (doubt) => doubts.push(doubt),
          ...(transactionId !== undefined && { transactionId }),
          ...(preview && { preview }),
          hasArrived,
        });
        // It is done, whatever can be told of it.
        if (hasArrived) return { ok: true, result: ran.ok ? ran.result : undefined, doubts: [] };
        if (!ran.ok && ran.reason === 'switched-off' && !effect.optional) source.onSwitchedOff?.();
        return { ...ran, doubts };
      },
    });
  };
}

/**
 * Makes a call of a submission once, however often the step is pressed. Look-ups are made again. Unawaited
 * calls are not in the journal: on resume, the outbox recognises their transaction ids.
 *
 * @param doubts receives the required calls that may have succeeded without an answer
 */
export async function journaledCall(
  submission: Submission,
  { run, step, given, wasInDoubt }: Pick<EffectSource, 'run' | 'step' | 'given' | 'wasInDoubt'>,
  call: PreparedCall,
  doubts: CallsInDoubt,
): Promise<EffectOutcome> {
  const { effect, isLookUp, send } = call;
  const { operation, input } = effect;
  const key = `${step} ${effect.key}`;
  if (isLookUp) {
    return plainCall(call, transactionIdOf({ run, key, operation, input, attempt: submission.attempt }));
  }
  if (effect.unawaited) return plainCall(call, transactionIdOf({ run, key, operation, input }));
  const made = { operation, key, input, ...(!effect.optional && given !== undefined && { given }) };
  const result = await submission.call(made, async (transactionId, firstInput, hasArrived) =>
    callResultOf(await send(transactionId, firstInput, hasArrived)),
  );
  const isUnknown = result.state === 'unknown' && !effect.optional;
  if (isUnknown) doubts.set(key, effect);
  else doubts.delete(key);
  if (result.state !== 'answered') {
    return {
      ok: false,
      reason: String(result.answer),
      ...(isUnknown && wasInDoubt && { isUnanswered: true }),
    };
  }
  return { ok: true, result: result.answer as JsonValue | undefined };
}

function callResultOf(ran: SentCall): CallResult {
  if (ran.ok) return { state: 'answered', answer: ran.result };
  const doubt = doubtOfAll(ran.doubts);
  return { state: doubt === 'undone' ? 'failed' : doubt, answer: ran.reason };
}

/** Makes a call that may be repeated for the same answers, such as a look-up. */
export async function plainCall({ send }: PreparedCall, transactionId?: string): Promise<EffectOutcome> {
  return await send(transactionId);
}

/** Milliseconds before a retry: 250, doubled each time, at most 2000. */
function pauseBefore(attempt: number): number {
  return Math.min(250 * 2 ** (attempt - 1), 2000);
}
