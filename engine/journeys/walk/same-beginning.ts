import type { CompiledJourney, CompiledStep } from '../model/compile-journey.ts';
import type { JourneyState } from '../model/state.ts';

interface Visited {
  readonly step: CompiledStep;
  readonly complete: boolean;
}

/** The path of an earlier walk and the state that it was made for. */
export interface KnownPath<Of extends Visited> {
  readonly state: JourneyState;
  readonly path: readonly Of[];
}

/** The completed steps with which the walk of another state begins as well: all that they and the asides read is the same. */
export function sameBeginning<Of extends Visited>(
  { given, steps }: CompiledJourney,
  { state: known, path }: KnownPath<Of>,
  state: JourneyState,
): readonly Of[] {
  const isSameAnswer = (name: string) => known.answers[name] === state.answers[name];
  const isSameStep = ({ definition: { id }, form }: CompiledStep) =>
    known.completed.includes(id) === state.completed.includes(id) &&
    known.submitted.includes(id) === state.submitted.includes(id) &&
    form.fields.every(({ names }) => names.every(isSameAnswer));
  const isComparable =
    known.ended === state.ended &&
    known.results === state.results &&
    known.bound === state.bound &&
    known.chosen === state.chosen &&
    known.captured === state.captured &&
    known.run === state.run &&
    known.hasSiteToken === state.hasSiteToken &&
    given.every(isSameAnswer) &&
    steps.every((step) => !step.definition.aside || isSameStep(step));
  if (!isComparable) return [];
  const end = path.findIndex(({ step, complete }) => !complete || !isSameStep(step));
  return end < 0 ? path : path.slice(0, end);
}
