import { sampleBody } from '#analysis';
import type { CallOutcome, JsonValue } from '#engine';
import type { Improvise } from '../scenarios/canned-outside.ts';
import type { LiveServices } from '../scenarios/live-services.ts';
import type { ExpectedCall } from '../scenarios/scenario.ts';

/** Where answers of calls come from. */
export type Outside =
  | { readonly from: 'canned' | 'none' }
  | { readonly from: 'sandbox'; readonly services: LiveServices };

/** Answers of calls that no scenario gives, and a note of each. */
export interface Improviser {
  readonly improvise: Improvise;
  /** The answers given since, in order. */
  readonly given: readonly Gives[];
}

type Gives = NonNullable<ExpectedCall['gives']>;

/**
 * Answers calls of one turn.
 * @param failing number of the call that fails, counted from 0; undefined if none does
 */
export function createImproviser(outside: Outside, today: string, failing?: number): Improviser {
  const given: Gives[] = [];
  return {
    given,
    async improvise(request, operation) {
      const fails = outside.from === 'none' || given.length === failing;
      const gives = fails
        ? refused
        : outside.from === 'sandbox'
          ? givesOf(await outside.services.answer(request, operation))
          : answered(sampleBody(operation, 'examples', today));
      given.push(gives);
      return gives;
    },
  };
}

const refused: Gives = { failure: 'refused' };

function answered(body: JsonValue | undefined): Gives {
  return { status: 200, ...(body !== undefined && { body }) };
}

function givesOf(outcome: CallOutcome): Gives {
  if (outcome.outcome === 'answered') return { status: outcome.status, body: outcome.body as JsonValue };
  const { reason, status } = outcome;
  if (reason === 'status' && status !== undefined) return { status };
  return { failure: reason === 'timeout' || reason === 'network' ? reason : 'refused' };
}
