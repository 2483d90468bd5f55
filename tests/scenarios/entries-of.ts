import { type Entry, type JourneyEnvironment, type JourneyState, recordAnswers, walkJourney } from '#engine';
import type { ReleaseJourney } from '#server';
import type { Given } from './scenario.ts';

/** What the visitor typed or chose, by field. */
export type Filled = Readonly<Record<string, Given>>;

/**
 * The entries a browser would submit: one or more for each field on show, none for the others. An empty control, and a
 * group with nothing ticked, is an entry without text.
 */
export function entriesOf(
  filled: Filled,
  journey: ReleaseJourney,
  step: string,
  state: JourneyState,
  environment: JourneyEnvironment,
): readonly Entry[] {
  const typed = Object.entries(filled).flatMap(([name, given]) => entries(name, given));
  const names = fieldsOnShow(journey, step, recordAnswers(journey.compiled, state, step, typed), environment);
  return names.flatMap((name) => entries(name, filled[name] ?? ''));
}

/** Names of the fields a step shows, in order; none when the step is not on the visitor's path. */
export function fieldsOnShow(
  { compiled }: ReleaseJourney,
  step: string,
  state: JourneyState,
  environment: JourneyEnvironment,
): readonly string[] {
  const { path } = walkJourney(compiled, state, environment);
  const visited = path.find((candidate) => candidate.step.step.id === step);
  return visited?.evaluation.relevant.map(({ field }) => field.name) ?? [];
}

function entries(name: string, given: Given): readonly Entry[] {
  const texts = typeof given === 'string' ? [given] : ['', ...given];
  return texts.map((text) => [name, text]);
}
