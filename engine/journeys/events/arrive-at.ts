import type { Destination, Notice } from '../model/compile-actions.ts';
import type { CompiledJourney } from '../model/compile-journey.ts';
import type { JourneyState } from '../model/state.ts';
import { endRun } from '../state/end-run.ts';
import type { Walk } from '../walk/walk.ts';

/** A move from a step to a destination. */
export interface Departure {
  readonly from: string;
  readonly to: Destination;
  /** Notices to show there; a page outside the journey shows none. */
  readonly notices: readonly Notice[];
}

/** Moves a state and notices to a destination. Stores the step before an aside; a final step ends the run. */
export function arriveAt(
  journey: CompiledJourney,
  state: JourneyState,
  walk: Walk,
  { from, to, notices }: Departure,
): JourneyState {
  if (!('step' in to)) return state;
  const target = journey.steps.find(({ definition: step }) => step.id === to.step)?.definition;
  const arrived = {
    ...state,
    notices: { ...state.notices, [to.step]: [...(state.notices[to.step] ?? []), ...notices] },
  };
  if (target?.final) return endRun(journey, arrived, walk, to.step);
  if (!target?.aside) return arrived;
  return { ...arrived, cameFrom: { ...arrived.cameFrom, [to.step]: from } };
}
