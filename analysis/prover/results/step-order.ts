import { type CompiledJourney, type CompiledStep, memoize } from '#engine';
import type { ReadSources } from '#engine/parts';
import { successors } from '../exploration/liveness.ts';
import { actionsAt } from '../exploration/step-actions.ts';
import { resultsNeeded } from './results-needed.ts';

/** Possible orders of the steps of a journey, ignoring most conditions. */
export interface StepOrder {
  /**
   * The steps that may come after a step that gave a result. A need sends a visitor back from there only if it may
   * fail although the result is there: that it is there is what other needs ask of visitors who come from elsewhere.
   */
  readonly after: (step: CompiledStep | string, result: string) => ReadonlySet<CompiledStep>;
  /** The steps that may be reached without a step, or without one row of its `next`. */
  readonly reachedWithout: (step: CompiledStep, row?: number) => ReadonlySet<CompiledStep>;
}

type Need = CompiledStep['needs'][number];

/** @param stepsOnPage ids of the steps of the journey that a page shows */
export function stepOrder(
  journey: CompiledJourney,
  sources: ReadSources,
  stepsOnPage: (page: string) => readonly string[],
): StepOrder {
  const { steps } = journey;
  const asides = steps.filter(({ definition: step }) => step.aside);
  const named = (ids: readonly string[]) => steps.filter(({ definition: { id } }) => ids.includes(id));
  const destinations = memoize((step: CompiledStep) =>
    named(
      actionsAt(journey, step).flatMap((action) => {
        if ('goToPage' in action) return stepsOnPage(action.goToPage);
        return 'go' in action ? [action.go] : [];
      }),
    ),
  );
  const sentBy = ({ otherwise }: Need) =>
    named(typeof otherwise === 'string' ? [otherwise] : stepsOnPage(otherwise.page));
  /** The steps that come right after a step, or those that its needs send to in its place. */
  const onward = (step: CompiledStep, rows: CompiledStep['next'], mayFail: (need: Need) => boolean) => [
    // After an aside, the visitor is where it was opened.
    ...(step.definition.aside ? [] : successors(steps, step, rows)),
    ...destinations(step),
    ...step.needs.filter(mayFail).flatMap(sentBy),
    ...asides,
  ];
  const open = steps.filter(({ definition: step }) => !step.aside);
  const first = open.findIndex(({ when }) => when === undefined);
  return {
    after(from, result) {
      const step = typeof from === 'string' ? steps.find((each) => each.definition.id === from) : from;
      if (step === undefined) return new Set();
      const mayFail = ({ that }: Need) => resultsNeeded(that.source, sources).forTrue.has(result);
      const found = new Set(onward(step, step.next, () => false));
      for (const each of found) for (const next of onward(each, each.next, mayFail)) found.add(next);
      return found;
    },
    reachedWithout(left, row) {
      // Without its first step, a journey begins with one after that.
      const isFirst = row === undefined && left === open[first];
      const found = new Set(isFirst || first < 0 ? open : open.slice(0, first + 1));
      for (const step of found) {
        if (step === left && row === undefined) continue;
        const rows = step === left ? step.next.filter((_, index) => index !== row) : step.next;
        for (const next of onward(step, rows, () => true)) found.add(next);
      }
      if (row === undefined) found.delete(left);
      return found;
    },
  };
}
