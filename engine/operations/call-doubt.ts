import type { CallOutcome, OperationResult } from './map-response.ts';

/**
 * Doubt about the change that a failed call was to make. `refused`: the service rejected it. `undone`: this
 * attempt did not make it. `unknown`: it may have been made, since the call may have arrived and no answer
 * says so.
 */
export type Doubt = 'refused' | 'undone' | 'unknown';

/** Statuses that only say that the request did not get through, or that an equal one did (RFC 9110). */
const undecided = new Set([409, 425, 429]);
/**
 * Server errors that mean the service did not begin: it cannot do this, cannot now, or does not know this
 * version of HTTP.
 */
const notBegun = new Set([501, 503, 505]);
/** Something between us and the service gave up waiting for it. */
const requestTimeout = 408;

/**
 * Doubt about one call, from its outcome; undefined if it succeeded. A service that answered without an error
 * may have made the change, even if its answer is unusable.
 */
export function doubtOf(outcome: CallOutcome, own: OperationResult): Doubt | undefined {
  if (own.ok) return undefined;
  if (outcome.outcome === 'answered') return 'unknown';
  switch (outcome.reason) {
    case 'status': {
      const { status = 0 } = outcome;
      if (status < 400 || status === requestTimeout) return 'unknown';
      if (status < 500) return undecided.has(status) ? 'undone' : 'refused';
      return notBegun.has(status) ? 'undone' : 'unknown';
    }
    case 'timeout':
    case 'network':
    case 'too-large':
    case 'not-json':
    case 'not-xml':
      return 'unknown';
    case 'refused':
      return outcome.status === undefined ? 'undone' : 'unknown';
    default:
      return 'undone';
  }
}

/** Doubt about a call that was tried in several ways, from the doubt of each. */
export function doubtOfAll(doubts: readonly Doubt[]): Doubt {
  if (doubts.includes('unknown')) return 'unknown';
  return doubts.length > 0 && doubts.every((doubt) => doubt === 'refused') ? 'refused' : 'undone';
}
