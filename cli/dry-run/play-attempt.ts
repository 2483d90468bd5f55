import { playTurn, type Scene, type Stage } from '../scenarios/play-scenario.ts';
import type { ExpectedCall, Observed, Press, Touch } from '../scenarios/scenario.ts';
import { createImproviser, type Outside } from './improvise.ts';

/** A turn to play, without what is expected of it. */
export type Asked = Omit<Press, 'calls' | 'expect'> | Omit<Touch, 'calls' | 'expect'>;

/** A turn that was played, with its calls and where it led. */
export interface PlayedAttempt {
  readonly turn: Press | Touch;
  readonly scene: Scene;
  readonly observed: Observed;
}

/**
 * Plays a turn whose calls are improvised.
 * @param failing number of the call that fails, counted from 0
 */
export async function playAttempt(
  asked: Asked,
  scene: Scene,
  { stage, outside }: { readonly stage: Stage; readonly outside: Outside },
  failing?: number,
): Promise<PlayedAttempt> {
  const step = 'press' in asked ? asked.press : asked.touch.step;
  const { improvise, given } = createImproviser(outside, stage.file.today, failing);
  const expected = { ...asked, expect: { outcome: 'accepted', at: { step } } } as const;
  const { scene: after, observed } = await playTurn(expected, scene, { ...stage, improvise });
  const calls = withAnswers(observed.calls, given);
  const { outcome, at } = observed;
  const turn = { ...asked, ...(calls.length > 0 && { calls }), expect: { outcome, at } };
  return { turn, scene: after, observed };
}

/** The calls of a turn as a scenario expects them, with the answers that were given in their order. */
export function withAnswers(
  calls: Observed['calls'],
  given: readonly ExpectedCall['gives'][],
): readonly ExpectedCall[] {
  let answered = 0;
  return calls.map(({ operation, request, refused }) => {
    if (!request) return { operation, ...(refused && { refused }) };
    const gives = given[answered++];
    return { operation, request, ...(gives && { gives }) };
  });
}
