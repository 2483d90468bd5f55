import { answerNames, type CompiledField, type CompiledStep, evaluateRule, isRequired } from '#engine';
import type { VisitedStep } from '#engine/parts';
import { indented, openStep, type WhyContext } from './why-context.ts';
import { whyStep } from './why-step.ts';

/** A field of a step. */
export interface FieldOfStep {
  readonly step: CompiledStep;
  readonly compiled: CompiledField;
}

/** Every field of a journey that takes the answer of a name. */
export function fieldsNamed({ compiled }: WhyContext, name: string): readonly FieldOfStep[] {
  return compiled.steps.flatMap((step) =>
    step.form.fields
      .filter(({ field }) => answerNames(field).includes(name))
      .map((field) => ({ step, compiled: field })),
  );
}

/** Explains why a field is shown or hidden, required, and wrong or accepted. */
export function whyField(context: WhyContext, { step, compiled }: FieldOfStep): readonly string[] {
  const visited = openStep(context, step);
  const { name } = compiled.field;
  if (!visited)
    return [
      `"${name}" is not shown: its step "${step.definition.id}" is not open.`,
      ...whyStep(context, step.definition.id),
    ];
  const isShown = visited.evaluation.relevant.includes(compiled);
  const shown = `"${name}" is ${isShown ? 'shown' : 'hidden'} on the step "${step.definition.id}"`;
  if (!compiled.when && isShown)
    return [`${shown}: it has no condition.`, ...whyAnswer(context, compiled, visited)];
  const { scope } = visited.evaluation;
  const condition = compiled.when ? indented(context.explainer.explain(compiled.when, scope)) : [];
  return [`${shown}:`, ...condition, ...(isShown ? whyAnswer(context, compiled, visited) : [])];
}

function whyAnswer(
  { explainer }: WhyContext,
  compiled: CompiledField,
  { evaluation, problems }: VisitedStep,
): readonly string[] {
  const { name } = compiled.field;
  const { answers, unfit, scope } = evaluation;
  const isAnswered = (answers[name] ?? unfit[name]) !== undefined;
  const lines = [isAnswered ? 'It is answered.' : 'It is not answered yet.'];
  const problem = problems.find(({ field }) => field === name);
  if (!isAnswered && compiled.required) {
    lines.push(`It is ${isRequired(compiled, scope) ? 'required' : 'not required'}:`);
    lines.push(...indented(explainer.explain(compiled.required, scope)));
  }
  if (!problem) return [...lines, 'It has no problem.'];
  const state = isAnswered ? 'It is wrong' : 'Its message when it is sent so';
  lines.push(`${state} (${problem.keyword}): ${explainer.maskIn(problem.message, answers)}`);
  const failed = compiled.checks.find(({ that }) => evaluateRule(that, scope).value === false);
  if (failed && problem.keyword === (failed.keyword ?? 'check'))
    lines.push(...indented(explainer.explain(failed.that, scope)));
  return lines;
}
