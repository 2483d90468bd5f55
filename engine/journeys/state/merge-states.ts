import { type Answers, sameAnswer } from '../../base/values/answers.ts';
import type { Binding, JourneyState } from '../model/state.ts';

/**
 * Merges two states with a common base, as two tabs produce them. Changes of `ours` win; the rest is from
 * `theirs`. A state that has started another run, or that has ended this one, is returned unchanged: what the
 * last step shows is what was sent.
 */
export function mergeStates(base: JourneyState, ours: JourneyState, theirs: JourneyState): JourneyState {
  if (ours.run !== base.run) return ours;
  if (theirs.run !== base.run) return theirs;
  if (ours.ended !== base.ended) return ours;
  if (theirs.ended !== base.ended) return theirs;
  return {
    run: base.run,
    answers: mergeAnswers(base.answers, ours.answers, theirs.answers),
    ...mergeResults(base, ours, theirs),
    chosen: { ...theirs.chosen, ...changed(base.chosen, ours.chosen) },
    completed: mergeSteps(base.completed, ours.completed, theirs.completed),
    entered: mergeSteps(base.entered, ours.entered, theirs.entered),
    submitted: mergeSteps(base.submitted, ours.submitted, theirs.submitted),
    notices: { ...theirs.notices, ...changed(base.notices, ours.notices) },
    revealed: { ...theirs.revealed, ...changed(base.revealed, ours.revealed) },
    refused: { ...theirs.refused, ...changed(base.refused, ours.refused) },
    captured: { ...ours.captured, ...theirs.captured },
    hasSiteToken: ours.hasSiteToken === base.hasSiteToken ? theirs.hasSiteToken : ours.hasSiteToken,
    suggested: { ...theirs.suggested, ...changed(base.suggested, ours.suggested) },
    cameFrom: { ...theirs.cameFrom, ...changed(base.cameFrom, ours.cameFrom) },
    ended: base.ended,
    sent: theirs.sent,
    receipt: theirs.receipt,
    nextAnswers: mergeAnswers(base.nextAnswers, ours.nextAnswers, theirs.nextAnswers),
  };
}

function mergeAnswers(base: Answers, ours: Answers, theirs: Answers): Answers {
  const merged: { [name: string]: Answers[string] } = { ...theirs };
  for (const name of new Set([...Object.keys(base), ...Object.keys(ours)])) {
    if (!sameAnswer(base[name] ?? undefined, ours[name] ?? undefined)) merged[name] = ours[name];
    // A question left blank in `ours` does not overwrite an answer in `theirs`.
    else if (ours[name] === null) merged[name] ??= null;
  }
  return merged;
}

/** Merges results, each with the call that made it. */
function mergeResults(
  base: JourneyState,
  ours: JourneyState,
  theirs: JourneyState,
): Pick<JourneyState, 'results' | 'bound'> {
  const results: { [name: string]: Answers[string] } = { ...theirs.results };
  const bound: { [name: string]: Binding | undefined } = { ...theirs.bound };
  for (const name of new Set([base, ours].flatMap((state) => Object.keys(state.results)))) {
    const isSame =
      sameAnswer(base.results[name], ours.results[name]) &&
      base.bound[name]?.input === ours.bound[name]?.input &&
      base.bound[name]?.passed === ours.bound[name]?.passed;
    if (isSame) continue;
    results[name] = ours.results[name];
    bound[name] = ours.bound[name];
  }
  return { results, bound };
}

/** Applies the steps that `ours` added or removed to those of `theirs`. */
function mergeSteps(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const removed = base.filter((step) => !ours.includes(step));
  const added = ours.filter((step) => !base.includes(step) && !theirs.includes(step));
  return [...theirs.filter((step) => !removed.includes(step)), ...added];
}

function changed<Value>(
  base: { readonly [name: string]: Value },
  ours: { readonly [name: string]: Value },
): { readonly [name: string]: Value } {
  return Object.fromEntries(Object.entries(ours).filter(([name, value]) => base[name] !== value));
}
