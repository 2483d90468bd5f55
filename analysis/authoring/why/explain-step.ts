import { type CompiledField, labelOf, type StepExplanation } from '#engine';
import { type FieldExplanation, findStep, type VisitedStep } from '#engine/parts';
import { openStep, type WhyContext } from './why-context.ts';
import { whyField } from './why-field.ts';
import { whyStep, whyWaiting } from './why-step.ts';

/** Explains everything that is decided on a step. Throws a `Fault` for an unknown step. */
export function explainStep(context: WhyContext, id: string): StepExplanation {
  const step = findStep(context.compiled, id);
  const visited = openStep(context, step);
  const fields = step.form.fields.map((compiled): FieldExplanation => {
    const { name } = compiled.field;
    const outcome = visited ? outcomeOf(compiled, visited) : 'hidden';
    return { name, label: labelOf(compiled.field), outcome, lines: whyField(context, { step, compiled }) };
  });
  const { path } = context.walk;
  const index = path.findIndex((open) => open.step === step);
  const following = index < 0 ? undefined : path[index + 1];
  const next = following
    ? whyStep(context, following.step.definition.id)
    : visited
      ? whyWaiting(context, visited)
      : [];
  return { step: id, itself: whyStep(context, id), fields, next };
}

function outcomeOf(
  compiled: CompiledField,
  { evaluation, problems }: VisitedStep,
): FieldExplanation['outcome'] {
  const { relevant, answers, unfit } = evaluation;
  const { name } = compiled.field;
  if (!relevant.includes(compiled)) return 'hidden';
  if (!problems.some(({ field }) => field === name)) return 'shown';
  return (answers[name] ?? unfit[name]) === undefined ? 'not answered yet' : 'wrong';
}
