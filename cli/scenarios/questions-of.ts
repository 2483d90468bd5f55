import { type CompiledField, isQuestion } from '#engine';
import type { Stage } from './play-scenario.ts';

/** The questions of a step, shown or not. */
export function questionsOf(step: string, { journey }: Pick<Stage, 'journey'>): readonly CompiledField[] {
  const fields = journey.compiled.steps.find((each) => each.definition.id === step)?.form.fields ?? [];
  return fields.filter(({ field }) => isQuestion(field));
}
