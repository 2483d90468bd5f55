import { type Bodies, sampleBody } from '#analysis';
import type { CallOutcome, JsonValue } from '#engine';
import type { Improvise, LiveServices } from '../scenarios/canned-outside.ts';
import { type Played, playTurn } from '../scenarios/play-scenario.ts';
import type { ExpectedCall, Observed, Turn } from '../scenarios/scenario.ts';
import type { Scene, Stage } from '../scenarios/stage.ts';

/** Where answers of calls come from. */
export type Outside =
  | { readonly from: 'canned' | 'none' }
  | { readonly from: 'sandbox'; readonly services: LiveServices };

/** Answers calls from outside. */
export function improviseFrom(outside: Outside, today: string): Improvise {
  switch (outside.from) {
    case 'canned':
      return improviseBodies('examples', today);
    case 'none':
      return async () => ({ failure: 'refused' });
    case 'sandbox':
      return async (request, operation) => givesOf(await outside.services.answer(request, operation));
  }
}

/** Answers calls with bodies that their operations declare. */
export function improviseBodies(bodies: Bodies, today: string): Improvise {
  return async (_, operation) => {
    const body = sampleBody(operation, bodies, today);
    return { status: 200, ...(body !== undefined && { body }) };
  };
}

/** Plays a turn whose calls are improvised. Gives the turn with its calls, too. */
export async function improviseTurn<T extends Turn>(
  turn: T,
  scene: Scene,
  stage: Stage,
  improvise: Improvise,
): Promise<Played & { readonly turn: T }> {
  const given: Gives[] = [];
  const played = await playTurn(turn, scene, {
    ...stage,
    improvise: async (...call) => {
      const gives = await improvise(...call);
      given.push(gives);
      return gives;
    },
  });
  const calls = withAnswers(played.observed.calls, given);
  return { ...played, turn: calls.length > 0 && !('visit' in turn) ? { ...turn, calls } : turn };
}

type Gives = NonNullable<ExpectedCall['gives']>;

/** The calls of a turn as a scenario expects them, with the answers that were given in their order. */
function withAnswers(calls: Observed['calls'], given: readonly Gives[]): readonly ExpectedCall[] {
  let answered = 0;
  return calls.map(({ operation, request, refused }) => {
    if (!request) return { operation, ...(refused && { refused }) };
    const gives = given[answered++];
    return { operation, request, ...(gives && { gives }) };
  });
}

function givesOf(outcome: CallOutcome): Gives {
  if (outcome.outcome === 'answered') return { status: outcome.status, body: outcome.body as JsonValue };
  const { reason, status } = outcome;
  if (reason === 'status' && status !== undefined) return { status };
  return { failure: reason === 'timeout' || reason === 'network' ? reason : 'refused' };
}
