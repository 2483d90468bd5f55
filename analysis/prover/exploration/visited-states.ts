import type { CompiledStep } from '#engine';
import { lazily } from '#engine/parts';
import { type Assignment, textOf, union } from '../values/choices.ts';
import type { KnownSteps } from './exploration.ts';
import type { JourneyModel } from './journey-model.ts';
import { isLive, type LiveFrom, liveSections, liveSteps } from './liveness.ts';
import { isByAnswersAlone, type Path } from './path.ts';
import type { VisitedState } from './round-trips.ts';

/**
 * Numbers of paths to a step that are told apart by all live values, and by those that decide later steps. Beyond
 * these, all values are chosen again, so that more may seem possible than is.
 */
const mostDistinguished = 24;
const mostDistinguishedByTransitions = 60;

/** The visited set of an exploration, and the states whose successors are still to be found. */
export interface VisitedStates {
  /**
   * Adds the state at the end of a path, unless an equal one was visited.
   * @param parts all values that were chosen on the path; joined only if the state is new
   * @param before the state that it follows
   */
  readonly visit: (
    path: Pick<Path, 'steps' | 'open' | 'assigned'>,
    parts: readonly [Assignment, ...Assignment[]],
    before?: VisitedState,
  ) => void;
  /** All states, also those that are added meanwhile: first those that answers alone lead to. */
  readonly pending: () => Iterable<VisitedState>;
  /** The first path to each step, by its id. */
  readonly reached: ReadonlyMap<string, Path>;
  readonly all: () => readonly VisitedState[];
}

/**
 * Creates an empty visited set. States at one step are equal if all that can matter later is equal.
 *
 * States that answers alone lead to come before all others, so that what some answers lead to is never taken for
 * something that needs the results of calls.
 */
export function createVisitedStates(
  model: JourneyModel,
  { distinguishesAllPaths = false }: KnownSteps,
  liveAt: ReadonlyMap<CompiledStep, LiveFrom>,
): VisitedStates {
  const visited = new Map<string, VisitedState>();
  const counts = new Map<CompiledStep, number>();
  const reached = new Map<string, Path>();
  const byAnswers: VisitedState[] = [];
  const others: VisitedState[] = [];
  return {
    visit({ steps, open, assigned }, parts, before) {
      const step = steps.at(-1);
      const live = step && liveAt.get(step);
      if (!step || !live) return;
      const { id } = step.definition;
      const count = distinguishesAllPaths ? 0 : (counts.get(step) ?? 0);
      const isMerged = count >= mostDistinguished;
      const kept =
        count < mostDistinguishedByTransitions
          ? [...assigned].filter(([key]) => isLive(key, isMerged ? live.ofTransitions : live.whole))
          : [];
      const key = JSON.stringify([
        id,
        liveSteps(model, steps, live.whole),
        liveSections(model, { steps, open }),
        textOf(kept),
      ]);
      const path = lazily(
        (): Path => ({ steps, open, assigned: new Map(kept), chosen: parts.reduce(union) }),
      );
      const known = visited.get(key);
      if (known) {
        before?.successors.add(known);
        if (isByAnswersAlone(known.path.chosen) || !parts.every(isByAnswersAlone)) return;
        known.path = path();
        byAnswers.push(known);
        return;
      }
      const state: VisitedState = { path: path(), successors: new Set(), mayEnd: true, isMerged };
      before?.successors.add(state);
      visited.set(key, state);
      counts.set(step, count + 1);
      if (!reached.has(id)) reached.set(id, { ...path(), assigned });
      (isByAnswersAlone(state.path.chosen) ? byAnswers : others).push(state);
    },
    *pending() {
      yield* byAnswers;
      let followed = byAnswers.length;
      for (const state of others) {
        // Answers alone led here too, and its successors were found with those.
        if (isByAnswersAlone(state.path.chosen)) continue;
        yield state;
        for (; followed < byAnswers.length; followed++) yield byAnswers[followed] as VisitedState;
      }
    },
    reached,
    all: () => [...visited.values()],
  };
}
