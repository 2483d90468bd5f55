import { entriesOf } from '../scenarios/entries-of.ts';
import type { Scene, Stage } from '../scenarios/play-scenario.ts';
import { questionsOf } from '../scenarios/questions-of.ts';
import type { Given } from '../scenarios/scenario.ts';

/** Names of the questions of a step that are shown, filled in, and have a button that looks the answer up. */
export function lookUpsOf(
  step: string,
  typed: Readonly<Record<string, Given>>,
  { state }: Scene,
  { journey, file }: Stage,
): readonly string[] {
  const { today, settings = {} } = file;
  const environment = journey.environment(step, { now: today, settings });
  const shown = new Set(entriesOf(typed, journey, step, state, environment).map(([name]) => name));
  return questionsOf(step, { journey }).flatMap(({ field }) =>
    'onPress' in field && shown.has(field.name) && (typed[field.name] ?? '') !== '' ? [field.name] : [],
  );
}
