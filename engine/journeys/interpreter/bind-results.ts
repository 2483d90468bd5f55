import type { CallAction } from '#schemas';
import { inputDigest } from '../model/bound-calls.ts';
import { type CompiledJourney, stepNamed } from '../model/compile-journey.ts';
import type { JourneyState } from '../model/state.ts';
import { type JourneyEnvironment, openSteps, visitTo, walkJourney } from '../walk/walk.ts';

/**
 * Binds the results that a list of actions has made to the inputs that their calls would be given at its end, in the
 * scope of their step. So an action of the list may read them, or change what they were made of.
 */
export function bindResults(
  journey: CompiledJourney,
  state: JourneyState,
  made: ReadonlyMap<string, CallAction>,
  { step: id, environment }: { readonly step?: string; readonly environment: JourneyEnvironment },
): JourneyState {
  const step = stepNamed(journey, id);
  const calls = [...made].flatMap(([name, definition]) => {
    const call = step?.bound.get(name)?.find((each) => each.definition === definition);
    // A later action may have removed it, or begun another run.
    return call && Object.hasOwn(state.results, name) ? [[name, call] as const] : [];
  });
  if (!step || calls.length === 0) return state;
  const walk = walkJourney(journey, state, environment);
  const { scope } = (visitTo(openSteps(walk), step.definition.id) ?? walk.path.at(-1) ?? walk.frontier)
    .evaluation;
  const bound = calls.map(([name, call]) => [
    name,
    { step: step.definition.id, operation: call.definition.call, input: inputDigest(call, scope) },
  ]);
  return { ...state, bound: { ...state.bound, ...Object.fromEntries(bound) } };
}
